import { LRUCache } from 'lru-cache'

/** Rendering uses all of one processor: more at the same time delay each other, and pages that were never made. */
const maxRunning = 4

/** A regeneration whose end is unknown is counted for this long. */
const maxMs = 30_000

/** A page that has waited longer than `ms` comes before the pages that have waited less than `share` of its time. */
const longWait = { ms: 10_000, share: 0.5 }

/** How long the other pages are refused after a request for it, in milliseconds: one that is requested often gets the next free place. */
const placeMs = 2_000

/**
 * The pages that Next.js renders again while it sends the stored ones. Where more pages are outdated than the machine renders in their
 * lifetime, chance would decide which of them is requested while a place is free: some would stay outdated for minutes.
 */
export class Regenerations {
  readonly #startTimes = new Map<string, number>()
  /** When a page was refused first since its last regeneration. */
  readonly #waitingSince = new LRUCache<string, number>({ max: 10_000 })
  /** Of the pages that were requested in the last two seconds and still wait: the one that has waited longest. Times in milliseconds. */
  #longest = { waitingSince: 0, seenAt: Number.NEGATIVE_INFINITY }

  /** Whether the page may be regenerated now, `now` in milliseconds. It then counts until `end`. */
  start(key: string, now: number): boolean {
    for (const [running, startTime] of this.#startTimes)
      if (now - startTime > maxMs) this.#startTimes.delete(running)
    if (this.#startTimes.has(key)) return true
    const waitingSince = this.#waitingSince.get(key) ?? now
    if (now - this.#longest.seenAt > placeMs || waitingSince <= this.#longest.waitingSince)
      this.#longest = { waitingSince, seenAt: now }
    const longestMs = now - this.#longest.waitingSince
    const isBehind = longestMs > longWait.ms && now - waitingSince < longWait.share * longestMs
    if (this.#startTimes.size < maxRunning && !isBehind) {
      if (waitingSince === this.#longest.waitingSince) this.#longest.seenAt = Number.NEGATIVE_INFINITY
      this.#waitingSince.delete(key)
      this.#startTimes.set(key, now)
      return true
    }
    this.#waitingSince.set(key, waitingSince)
    return false
  }

  end(key: string): void {
    this.#startTimes.delete(key)
    this.#waitingSince.delete(key)
  }
}
