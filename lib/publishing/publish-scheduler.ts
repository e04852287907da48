import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { hasJobChanges } from '@/lib/data/job-states'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { fetchWithin } from '@/lib/process/fetch-within'
import { logError, logInfo, logWarning } from '@/lib/process/log'
import { routes, sitemapLists } from '@/lib/routes'
import { callOwnRoute, UnexpectedStatus } from './own-route'
import { PageRequests, requestUntilFresh, type SeenResponse } from './page-requests'
import { completeCheck, schedulerState } from './scheduler-state'

/** Passed in, so that tests do not wait. @internal */
export type SchedulerTiming = {
  /** From one check to the next where no article is scheduled before. One check costs one request to the API. */
  intervalMs: number
  /** A check for a scheduled article comes this long after its `published_at`. */
  delayMs: number
  /** Between two checks, however many articles are scheduled. */
  minWaitMs: number
  /** After a check or a request for the home page failed. */
  retryMs: number
  checkTimeoutMs: number
  pageTimeoutMs: number
}

const defaultTiming: SchedulerTiming = {
  intervalMs: 60_000,
  delayMs: 250,
  minWaitMs: 5_000,
  retryMs: 10_000,
  checkTimeoutMs: 120_000,
  pageTimeoutMs: 30_000,
}

/**
 * Publishes scheduled articles until the returned function is called. Once a minute, and when the next scheduled article
 * is published, it calls the API route that invalidates the affected caches, and requests each affected URL. At its
 * start it requests the home page, after which the process is ready, and after the first check the sitemaps. `origin`
 * is that of `serverOrigin`. The scheduler does not keep the process alive. The returned function resolves when no check
 * and no request for the home page is open.
 */
export function startPublishScheduler(origin: string, timing = defaultTiming): () => Promise<void> {
  const stopping = new AbortController()
  const pages = new PageRequests(origin, { timeoutMs: timing.pageTimeoutMs, parallel: 1 })
  Object.assign(schedulerState, { key: randomUUID(), origin })
  const ended = Promise.all([
    repeat(() => warmUp(origin, timing), stopping.signal),
    repeat(() => check(origin, pages, timing, stopping.signal), stopping.signal, timing.minWaitMs),
  ])
  return async () => {
    stopping.abort()
    await ended
    pages.clear()
  }
}

/**
 * Calls `run` again after the time in milliseconds that it returned, until it returns null. Calls it earlier, `jobChangeMs`
 * after the last time or later, if the state of a job has changed.
 */
async function repeat(
  run: () => Promise<number | null>,
  signal: AbortSignal,
  jobChangeMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  while (!signal.aborted) {
    const waitMs = await run()
    if (waitMs === null) return
    // Not `Date.now()`: the clock can be set back.
    const end = performance.now() + waitMs
    do {
      const stepMs = Math.min(jobChangeMs, Math.max(0, end - performance.now()))
      // Rejects when the signal aborts.
      await wait(stepMs, undefined, { ref: false, signal }).catch(() => {})
    } while (!signal.aborted && performance.now() < end && !hasJobChanges())
  }
}

async function warmUp(origin: string, { retryMs, pageTimeoutMs }: SchedulerTiming): Promise<number | null> {
  try {
    const status = await fetchWithin(
      origin + routes.home(defaultLocale),
      pageTimeoutMs,
      {},
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
    )
    if (status !== 200) throw new UnexpectedStatus('the home page', status)
    schedulerState.warmedAt = new Date()
    logInfo('The site is ready')
    return null
  } catch (error) {
    logWarning('The site is not ready', {}, error)
    return retryMs
  }
}

/** The sitemap index and the first file of each list: with many organizations, their first reads take longer than a crawler waits. */
async function requestSitemaps(origin: string, timing: SchedulerTiming, signal: AbortSignal): Promise<void> {
  schedulerState.areSitemapsRequested = true
  const files = locales.flatMap((locale) =>
    sitemapLists.map((kind) => routes.sitemap(locale, { kind, part: 1 })),
  )
  for (const path of [routes.sitemapIndex(), ...files]) await requestSitemap(origin, path, timing, signal)
}

/** Requests a sitemap until its response is not outdated. The next one waits: two reads at the same time would leave few slots of the API client to pages. */
async function requestSitemap(
  origin: string,
  path: string,
  { pageTimeoutMs, retryMs }: SchedulerTiming,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < maxSitemapRequests && !signal.aborted; attempt += 1) {
    const { status, seenAt } = await requestUntilFresh(origin, path, pageTimeoutMs).catch(() => noResponse)
    if (status !== 503 && seenAt !== null) return
    // Rejects when the signal aborts.
    await wait(retryMs, undefined, { ref: false, signal }).catch(() => {})
  }
  if (!signal.aborted) logWarning('The publish scheduler gets no new sitemap', { path })
}

const noResponse: SeenResponse = { status: 0, seenAt: null }

/** Of one sitemap: five minutes with the default times. */
const maxSitemapRequests = 30

async function check(
  origin: string,
  pages: PageRequests,
  timing: SchedulerTiming,
  signal: AbortSignal,
): Promise<number> {
  const startedAt = Date.now()
  try {
    const path = routes.publishArticles()
    const result = await callOwnRoute<CheckResult>(origin, path, timing.checkTimeoutMs)
    completeCheck(result.checkedAt, result.published)
    pages.add(result.paths)
    if (!schedulerState.areSitemapsRequested) void requestSitemaps(origin, timing, signal)
    return waitUntil(startedAt + timing.intervalMs, result.nextScheduled, timing)
  } catch (error) {
    logError('The publish scheduler failed and tries again', error)
    return timing.retryMs
  }
}

/** The time to the next check, which is `latest` or soon after `nextScheduled`; not longer if the clock was set back. */
function waitUntil(latest: number, nextScheduled: number | null, timing: SchedulerTiming): number {
  const next = Math.min(latest, (nextScheduled ?? latest) + timing.delayMs)
  return Math.min(timing.intervalMs, Math.max(timing.minWaitMs, next - Date.now()))
}

/** Times are in milliseconds. */
type CheckResult = { checkedAt: number; paths: string[]; published: string[]; nextScheduled: number | null }
