/** The number of events of the last `periodMs`, to within a tenth of the period. Memory does not grow with the events. */
export class RollingCount {
  readonly #bucketMs: number
  /** The first bucket is the oldest one. */
  #buckets: { start: number; count: number }[] = []

  constructor(periodMs: number) {
    this.#bucketMs = periodMs / bucketsPerPeriod
  }

  add(now: number): void {
    const start = now - (now % this.#bucketMs)
    const last = this.#buckets.at(-1)
    if (last?.start === start) last.count += 1
    else this.#buckets = [...this.#current(now), { start, count: 1 }]
  }

  sum(now: number): number {
    return this.#current(now).reduce((total, { count }) => total + count, 0)
  }

  clear(): void {
    this.#buckets = []
  }

  #current(now: number) {
    return this.#buckets.filter(({ start }) => now - start < this.#bucketMs * bucketsPerPeriod)
  }
}

const bucketsPerPeriod = 10
