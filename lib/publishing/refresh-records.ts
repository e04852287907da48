import 'server-only'
import type {
  RevalidatedUrl,
  RevalidationChange,
  RevalidationResult,
} from '@vitrine/api-contract/revalidation'
import pLimit from 'p-limit'
import { basePath } from '@/lib/base-path'
import { logError } from '@/lib/process/log'
import { findStoredTime } from '@/lib/process/stored-paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { readNow } from '@/lib/sync/read-now'
import { byImportance, documentsOf } from './affected-urls'
import { type ChangeFollower, running } from './follow-changes'
import type { Invalidation } from './invalidate-changes'
import { isOfSearch, landingPaths } from './search-paths'

/** The records could not be read, or too many refreshes wait. The message is for the sender. */
export class RefreshUnavailable extends Error {
  override name = 'RefreshUnavailable'
}

/** Requests go on after this time, but the caller gets its result. */
const maxWaitMs = 25_000

/** Refreshes run one after another: two would read and render the same. */
const refreshes = pLimit(1)
const maxWaiting = 100

/**
 * Makes the store current for records, marks what their changes affect as stale, and requests each page and document until it is new,
 * so that the next visitor gets it. The result does not name what visitors have searched. A record without a change is refreshed as it
 * is. Duplicate changes count once. With `isDryRun` it only says what it would do. Throws `RefreshUnavailable` where the API or the store cannot be read.
 */
export async function refreshRecords(
  changes: readonly RevalidationChange[],
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<RevalidationResult> {
  if (refreshes.pendingCount >= maxWaiting)
    throw new RefreshUnavailable(
      'Too many refreshes wait. Nothing was invalidated. Send the request again later.',
    )
  return refreshes(() => refresh(mergeChanges(changes), isDryRun))
}

/** Each record once, with its last action. @internal */
export function mergeChanges(changes: readonly RevalidationChange[]): RevalidationChange[] {
  return [...new Map(changes.map((change) => [`${change.type} ${change.reference}`, change])).values()]
}

async function refresh(
  changes: readonly RevalidationChange[],
  isDryRun: boolean,
): Promise<RevalidationResult> {
  const startedAt = performance.now()
  const { follower } = running
  if (follower === null) throw new RefreshUnavailable('This process does not serve the site yet.')
  const invalidations = await invalidate(follower, changes, isDryRun)
  const landings = landingPaths()
  const urls = byImportance(listUrls(invalidations), landings)
  if (!isDryRun) await Promise.race([requestAll(follower, urls), delay(maxWaitMs)])
  const named = urls.filter(({ path }) => !isOfSearch(path, landings))
  return {
    tags: [...new Set(invalidations.flatMap((each) => each.changes.flatMap(({ tags }) => tags)))],
    urls: named.map(({ path: _, ...url }) => url),
    records: changes.map(({ type, reference }) => ({
      ...{ type, reference },
      state: stateOf(invalidations, type, reference),
    })),
    omitted_urls: urls.length - named.length,
    pending_urls: isDryRun ? 0 : named.filter(({ status }) => status === null).length,
    dry_run: isDryRun,
    duration_ms: Math.round(performance.now() - startedAt),
  }
}

async function invalidate(
  follower: ChangeFollower,
  changes: readonly RevalidationChange[],
  isDryRun: boolean,
): Promise<Invalidation[]> {
  try {
    if (!isDryRun) {
      await readNow(changes)
      await follower.catchUp()
    }
    return await follower.refresh(changes, isDryRun)
  } catch (error) {
    logError('Changed records cannot be read', error)
    throw new RefreshUnavailable(
      'The changed records cannot be read now: visitors see the same pages as before. Send the request again later.',
    )
  }
}

function stateOf(
  invalidations: readonly Invalidation[],
  type: RevalidationChange['type'],
  reference: string,
): RevalidationResult['records'][number]['state'] {
  const changes = invalidations.flatMap((invalidation) => invalidation.changes)
  return (
    changes.findLast((change) => change.type === type && change.reference === reference)?.state ?? 'absent'
  )
}

type RequestedUrl = RevalidatedUrl & { path: string }

/** The records' own pages, the other stored pages that show them, and the documents about both. */
function listUrls(invalidations: readonly Invalidation[]): RequestedUrl[] {
  const urls = new Map<string, RequestedUrl>()
  const add = (path: string, changedAt: string | null, invalidatedAt: string | null) => {
    const earlier = urls.get(path)
    const url = { path, url: absoluteUrl(basePath + path), regenerated_at: null, seen_at: null, status: null }
    urls.set(path, {
      ...url,
      changed_at: latest(earlier?.changed_at ?? null, changedAt),
      invalidated_at: latest(earlier?.invalidated_at ?? null, invalidatedAt),
    })
  }
  for (const { changes, invalidatedAt } of invalidations)
    for (const { paths, changedAt } of changes) for (const path of paths) add(path, changedAt, invalidatedAt)
  for (const { changes, pages, invalidatedAt } of invalidations)
    for (const page of pages) {
      const times = changes.flatMap(({ tags, changedAt }) =>
        page.tags.some((tag) => tags.includes(tag)) ? changedAt : [],
      )
      for (const path of [page.path, ...documentsOf(page.path)])
        add(path, times.reduce(latest, null), invalidatedAt)
    }
  return [...urls.values()]
}

/** Of two times as ISO 8601. */
function latest(a: string | null, b: string | null): string | null {
  return a !== null && (b === null || a > b) ? a : b
}

/** Requests the URLs in their order, and sets what was seen. */
async function requestAll(follower: ChangeFollower, urls: readonly RequestedUrl[]): Promise<void> {
  const responses = follower.request(urls.map(({ path }) => path))
  await Promise.all(
    urls.map(async (url, index) => {
      const response = await responses[index]
      if (!response) return
      url.status = response.status
      // A response with an error is not the new page: the old one stays stored.
      if (response.seenAt === null || response.status >= 500) return
      const storedAt = findStoredTime(url.path)?.toISOString() ?? ''
      url.seen_at = response.seenAt.toISOString()
      // A document is made for each request.
      url.regenerated_at = storedAt >= (url.invalidated_at ?? '') ? storedAt : url.seen_at
    }),
  )
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
