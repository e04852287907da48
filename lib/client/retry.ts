import { RollingCount } from './rolling-count'

/** The longest wait, because a page waits for the response. */
const maxRetryAfterMs = 2000

/**
 * The wait before the next attempt: that of `Retry-After` (seconds or a date), limited to two seconds. Without one in
 * the future it is random (full jitter), so that pages that failed together do not retry together.
 */
export function retryWaitMs(retryAfter: string | null, attempt: number): number {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000
  return ms > 0 ? Math.min(ms, maxRetryAfterMs) : 100 + Math.random() * 300 * attempt
}

/**
 * Limits retries to a tenth of the requests of the last minute, because retries of an overloaded API add to its load. Ten
 * retries a minute are always possible: a site with few requests would otherwise have none.
 */
export class RetryBudget {
  readonly #requests = new RollingCount(periodMs)
  readonly #retries = new RollingCount(periodMs)

  addRequest(now: number): void {
    this.#requests.add(now)
  }

  /** Whether one more retry is possible; it is then counted. */
  takeRetry(now: number): boolean {
    if (this.#retries.sum(now) >= Math.max(minRetries, this.#requests.sum(now) / 10)) return false
    this.#retries.add(now)
    return true
  }
}

const periodMs = 60_000
const minRetries = 10
