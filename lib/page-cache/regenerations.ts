/** Rendering uses all of one processor: more at the same time delay each other, and pages that were never made. */
const maxRunning = 4

/** A regeneration whose end is unknown is counted for this long. */
const maxMs = 30_000

/** The pages that Next.js renders again while it sends the stored ones. */
export class Regenerations {
  readonly #startTimes = new Map<string, number>()

  /** Whether the page may be regenerated now, `now` in milliseconds. It then counts until `end`. */
  start(key: string, now: number): boolean {
    for (const [running, startTime] of this.#startTimes)
      if (now - startTime > maxMs) this.#startTimes.delete(running)
    if (this.#startTimes.has(key)) return true
    if (this.#startTimes.size >= maxRunning) return false
    this.#startTimes.set(key, now)
    return true
  }

  end(key: string): void {
    this.#startTimes.delete(key)
  }
}
