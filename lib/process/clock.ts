/**
 * Milliseconds since the Unix epoch, as `Date.now()`. Next.js ends the static rendering of a page that calls `Date.now()`,
 * whose result would be in the page. Caches and the log only compare times or write them elsewhere.
 */
export function currentTime(): number {
  return performance.timeOrigin + performance.now()
}
