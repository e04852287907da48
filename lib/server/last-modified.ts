import type { Context } from 'hono'

/**
 * The newest change of the records an answer shows. It is for people and logs: a list that lost a record, or a job
 * whose office changed, has no newer one, so that nothing is decided by it. That is what the ETag is for.
 */
export function setLastModified(c: Context, timestamps: readonly string[]): void {
  if (timestamps.length === 0) return
  const newest = Math.max(...timestamps.map((timestamp) => Date.parse(timestamp)))
  c.header('Last-Modified', new Date(newest).toUTCString())
}
