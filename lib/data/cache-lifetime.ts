import { env } from '@/lib/env'
import { noRecord } from '@/lib/routes'

/** Seconds, as `cacheLife` takes them. */
export type CacheLifetime = { stale: number; revalidate: number; expire: number }

/** Seconds for which a cached read is used, by what it reads. Changes of the store invalidate it before that. */
const revalidateSeconds = {
  articles: env.REVALIDATE_SECONDS,
  organizations: env.REVALIDATE_SECONDS,
  jobs: env.REVALIDATE_SECONDS,
}

/** How long a page is served while it cannot be rendered. */
const thirtyDays = 30 * 86_400

/** For the router of Next.js, which no page uses. With less than 30 seconds Next.js renders a page for each request. */
const stale = 30

/**
 * The cache lifetime of what is read from these resources: the shortest of theirs, and less where `next` comes first, the time after
 * which the page shows something else without a change of a record. A null `next` means that there is none.
 */
export function cacheLifetime(
  resources: readonly (keyof typeof revalidateSeconds)[],
  next: Date | null = null,
  now = new Date(),
): CacheLifetime {
  const revalidate = Math.min(...resources.map((resource) => revalidateSeconds[resource]))
  return { stale, revalidate: secondsBefore(next, now, revalidate), expire: thirtyDays }
}

/** The cache lifetime of "not found" and of incomplete lists: at most 30 seconds, and not served through an outage. */
export function shortCacheLifetime(): CacheLifetime {
  return { stale, revalidate: Math.min(30, env.REVALIDATE_SECONDS), expire: 300 }
}

/** The cache lifetime of a record that does not exist. No record ever has the slug of shared 404 pages. */
export function notFoundCacheLifetime(slug: string): CacheLifetime {
  return slug === noRecord ? cacheLifetime(['organizations', 'jobs']) : shortCacheLifetime()
}

/** The cache lifetime of what look-ups for unknown URLs share. It is short, because new records have unknown URLs. */
export function lookUpCacheLifetime(): CacheLifetime {
  return { ...shortCacheLifetime(), expire: thirtyDays }
}

/** The earlier of two dates; null is never. */
export function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b
  return a < b ? a : b
}

/**
 * `maxSeconds`, or half the time to `next` where that is less. Next.js counts the lifetime of a page from its rendering,
 * however old the cached reads are that it shows: with half the time at most for each, both end before `next`.
 */
function secondsBefore(next: Date | null, now: Date, maxSeconds: number): number {
  if (!next) return maxSeconds
  const left = (next.getTime() - now.getTime()) / 1000
  return Math.max(1, Math.min(maxSeconds, Math.floor(left / 2)))
}
