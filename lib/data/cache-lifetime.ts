import { env } from '@/lib/env'
import { noRecord } from '@/lib/routes'
import { isQuarantined } from './quarantine'

/** Seconds, as `cacheLife` takes them. */
export type CacheLifetime = { stale: number; revalidate: number; expire: number }

/** Seconds for which a cached read is fresh, by what it reads. */
const freshSeconds = {
  articles: env.REVALIDATE_SECONDS,
  organizations: env.REVALIDATE_SECONDS,
  jobs: env.REVALIDATE_SECONDS,
}

/** How long a page is served while the upstream API fails. */
const thirtyDays = 30 * 86_400

/** Next renders a page per request where the browser may keep it for less. */
const minStaleSeconds = 30

/**
 * The cache lifetime of what is read from these resources: the shortest of theirs, and less where `next`, the time of the
 * next scheduled publication, comes first. A null `next` means that nothing is scheduled.
 */
export function cacheLifetime(
  resources: readonly (keyof typeof freshSeconds)[],
  next: Date | null = null,
  now = new Date(),
): CacheLifetime {
  const revalidate = Math.min(...resources.map((resource) => freshSeconds[resource]), quarantineSeconds())
  return {
    stale: Math.max(minStaleSeconds, secondsBefore(next, now, 300)),
    revalidate: secondsBefore(next, now, revalidate),
    expire: thirtyDays,
  }
}

/** The cache lifetime of "not found" and of incomplete lists: at most 30 seconds, and not served through an outage. */
export function shortCacheLifetime(next: Date | null = null, now = new Date()): CacheLifetime {
  const revalidate = Math.min(30, env.REVALIDATE_SECONDS)
  return { stale: 60, revalidate: secondsBefore(next, now, revalidate), expire: 300 }
}

/** The cache lifetime of a record that does not exist. No record ever has the slug of shared 404 pages. */
export function notFoundCacheLifetime(slug: string): CacheLifetime {
  return slug === noRecord ? cacheLifetime(['organizations', 'jobs']) : shortCacheLifetime()
}

/** The cache lifetime of what look-ups for unknown URLs share. It is short, because new records have unknown URLs. */
export function lookUpCacheLifetime(next: Date | null = null, now = new Date()): CacheLifetime {
  return { ...shortCacheLifetime(next, now), expire: thirtyDays }
}

/** The cache lifetime of past months, which change only when an editor changes an old article: an hour at least. */
export function pastMonthCacheLifetime(): CacheLifetime {
  const revalidate = Math.min(Math.max(3_600, freshSeconds.articles), quarantineSeconds())
  return { stale: 300, revalidate, expire: thirtyDays }
}

/** While a list is in quarantine, it is read each minute: the end of the quarantine shows soon. */
function quarantineSeconds(): number {
  return isQuarantined() ? 60 : Number.POSITIVE_INFINITY
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
