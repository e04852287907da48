/** Lets `perMinute` events pass each minute, and up to a quarter of them at once. */
export class TokenBucket {
  readonly #capacity: number
  readonly #perSecond: number
  #tokens: number
  #filledAt: number

  constructor(perMinute: number, now: number) {
    this.#capacity = Math.max(1, perMinute / 4)
    this.#perSecond = perMinute / 60
    this.#tokens = this.#capacity
    this.#filledAt = now
  }

  /** Whether the event may pass. */
  take(now: number): boolean {
    if (this.waitMs(now) > 0) return false
    this.#tokens -= 1
    return true
  }

  /** Milliseconds until an event may pass; 0 where one may pass now. */
  waitMs(now: number): number {
    this.#fill(now)
    return this.#tokens >= 1 ? 0 : Math.ceil(((1 - this.#tokens) / this.#perSecond) * 1_000)
  }

  #fill(now: number): void {
    const added = ((now - this.#filledAt) / 1_000) * this.#perSecond
    this.#tokens = Math.min(this.#capacity, this.#tokens + added)
    this.#filledAt = now
  }
}
