import type {
  RevalidatedUrl,
  RevalidationChange,
  RevalidationResult,
} from '@vitrine/api-contract/revalidation'
import pLimit from 'p-limit'
import { listShown, resetShown } from '@/lib/data/shown-records'
import { findStoredTime } from '@/lib/process/stored-paths'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Invalidation } from './invalidate-records'
import { callOwnRoute, UnexpectedStatus } from './own-route'
import { PageRequests } from './page-requests'
import { schedulerState } from './scheduler-state'

/** The API could not be read, or too many refreshes wait: nothing was invalidated. The message is for the sender. */
export class RefreshUnavailable extends Error {
  override name = 'RefreshUnavailable'
}

/** Reads of the changed records, with the retries of the API client. */
const planTimeoutMs = 120_000

const pageTimeoutMs = 30_000

/** Requests go on after this time, but the caller gets its result. */
const maxWaitMs = 25_000

/** Rendering uses all of one processor. The others wait for the API, or for a page to be rendered. */
const parallelRequests = 4

let pageRequests: PageRequests | null = null

/** Refreshes run one after another: two would render the same lists at the same time. */
const refreshes = pLimit(1)
const maxWaiting = 100

/**
 * Marks what the changed records affect as stale, and requests each page and document until it is new, so that the next
 * visitor gets it. Duplicate changes count once. With `isDryRun` it only says what it would do. Throws
 * `RefreshUnavailable` where the API cannot be read: nothing is invalidated then.
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
  const { origin } = schedulerState
  if (origin === null) throw new RefreshUnavailable('This process does not serve the site yet.')
  const plan = await readPlan(origin, changes, isDryRun)
  const urls = plan.urls.map(({ path, changedAt }): RevalidatedUrl & { path: string } => ({
    path,
    url: absoluteUrl(path),
    changed_at: changedAt,
    invalidated_at: plan.invalidatedAt,
    regenerated_at: null,
    seen_at: null,
    status: null,
  }))
  if (!isDryRun) {
    pageRequests ??= new PageRequests(origin, { timeoutMs: pageTimeoutMs, parallel: parallelRequests })
    const requests = requestAll(pageRequests, urls).then(() => {
      if (plan.omittedUrls === 0 && urls.every(({ seen_at }) => seen_at !== null)) forgetEarlierStates(plan)
    })
    await Promise.race([requests, delay(maxWaitMs)])
  }
  return {
    tags: plan.tags,
    urls: urls.map(({ path: _, ...url }) => url),
    records: plan.records,
    omitted_urls: plan.omittedUrls,
    pending_urls: isDryRun ? 0 : urls.filter(({ status }) => status === null).length,
    dry_run: isDryRun,
    duration_ms: Math.round(performance.now() - startedAt),
  }
}

async function readPlan(
  origin: string,
  changes: readonly RevalidationChange[],
  isDryRun: boolean,
): Promise<Invalidation> {
  const body = JSON.stringify({ changes, dry_run: isDryRun })
  try {
    return await callOwnRoute<Invalidation>(origin, routes.invalidateRecords(), planTimeoutMs, body)
  } catch (error) {
    if (!(error instanceof UnexpectedStatus)) throw error
    throw new RefreshUnavailable(
      'The API that the site reads cannot be read now. Nothing was invalidated: visitors see the same pages as before. Send the request again later.',
    )
  }
}

/** Requests the URLs in their order, and sets what was seen. */
async function requestAll(
  pages: PageRequests,
  urls: readonly (RevalidatedUrl & { path: string })[],
): Promise<void> {
  const responses = pages.add(urls.map(({ path }) => path))
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

/** All pages show the records as they are now. That of an article is known from lists. */
function forgetEarlierStates({ records }: Invalidation): void {
  for (const { type, reference, state } of records) {
    const [last = null] = type === 'article' ? [] : listShown(type, reference)
    resetShown(type, reference, state === 'live' ? last : null)
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
