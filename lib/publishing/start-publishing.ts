import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { basePath } from '@/lib/base-path'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import { defaultLocale } from '@/lib/i18n/locales'
import { fetchWithin } from '@/lib/process/fetch-within'
import { logInfo, logWarning } from '@/lib/process/log'
import { whenIndexed } from '@/lib/process/stored-paths'
import { routes } from '@/lib/routes'
import { ChangeFollower, running } from './follow-changes'
import { findHandledChange, storeHandledChange } from './handled-change'
import type { Invalidation } from './invalidate-changes'
import { callOwnRoute, UnexpectedStatus } from './own-route'
import { PageRequests } from './page-requests'
import { PublicationTimes } from './publication-times'
import { schedulerState } from './scheduler-state'

/** Passed in, so that tests do not wait. @internal */
type PublishingTiming = {
  /** From one look at the changes of the store to the next. */
  pollMs: number
  /** After a request for the home page failed, or the store could not be read. */
  retryMs: number
  routeTimeoutMs: number
  pageTimeoutMs: number
}

const defaultTiming: PublishingTiming = {
  ...{ pollMs: 1_000, retryMs: 10_000 },
  ...{ routeTimeoutMs: 120_000, pageTimeoutMs: 30_000 },
}

/** Rendering uses all of one processor. */
const parallelRequests = 2

/**
 * Requests the home page, after which the process is ready, and then follows the changes of the store until the returned function is
 * called. Publishes scheduled articles at their time. `origin` is that of `serverOrigin`. It does not keep the process alive. The
 * returned function resolves when no request of its own is open.
 */
export function startPublishing(origin: string, timing = defaultTiming): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const pages = new PageRequests(origin + basePath, {
    timeoutMs: timing.pageTimeoutMs,
    parallel: parallelRequests,
  })
  Object.assign(schedulerState, { key: randomUUID(), origin })
  const publications = new PublicationTimes(openStore(), env.DATABASE_URL)
  const ended = Promise.all([
    repeat(() => publications.check(new Date()), signal),
    repeat(() => warmUp(origin, timing), signal).then(() => follow(origin, pages, timing, signal)),
  ])
  return async () => {
    stopping.abort()
    pages.clear()
    await ended
  }
}

/** Calls `run` again after the time in milliseconds that it returned, until it returns null. */
async function repeat(run: () => Promise<number | null>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waitMs = await run()
    if (waitMs === null) return
    // Rejects when the signal aborts.
    await wait(waitMs, undefined, { ref: false, signal }).catch(() => {})
  }
}

async function warmUp(origin: string, { retryMs, pageTimeoutMs }: PublishingTiming): Promise<number | null> {
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

/** Reads of the store that fail are repeated: the pages stay as they are meanwhile. */
async function follow(
  origin: string,
  pages: PageRequests,
  { pollMs, retryMs, routeTimeoutMs }: PublishingTiming,
  signal: AbortSignal,
): Promise<void> {
  const db = openStore()
  const storedPages = await whenIndexed()
  await repeat(async () => {
    try {
      running.follower ??= new ChangeFollower(
        {
          db,
          invalidate: (request) =>
            callOwnRoute<Invalidation>(
              origin,
              routes.invalidateRecords(),
              routeTimeoutMs,
              JSON.stringify(request),
            ),
          request: (paths) => pages.add(paths),
          storeHandled: (number) => storeHandledChange(number, storedPages),
          clock: () => new Date(),
        },
        await findHandledChange(db, storedPages),
      )
      await running.follower.catchUp()
      return pollMs
    } catch (error) {
      logWarning('The changes of the store cannot be read', {}, error)
      return retryMs
    }
  }, signal)
}
