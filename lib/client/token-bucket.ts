/** Lets `perMinute` events pass each minute, and up to a quarter of them at once. */
export class TokenBucket {
  readonly #capacity: number
  readonly #perMs: number
  #tokens: number
  #filledAt: number

  constructor(perMinute: number, now: number) {
    this.#capacity = Math.max(1, perMinute / 4)
    this.#perMs = perMinute / 60_000
    this.#tokens = this.#capacity
    this.#filledAt = now
  }

  /** Whether the event may pass. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.#capacity, this.#tokens + (now - this.#filledAt) * this.#perMs)
    this.#filledAt = now
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
