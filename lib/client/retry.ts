/** The longest wait, because an operation has few seconds. */
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
