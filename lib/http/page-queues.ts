import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestQuota } from '@/lib/client/request-quota'
import { isBusy } from './event-loop'
import { FairQueue } from './fair-queue'
import { refuse } from './refuse'

/**
 * A client for which at most `maxWaiting` pages wait starts up to `ms` before the quota allows it. A client with more, such as a
 * crawler, starts when the quota allows it.
 */
const ahead = { maxWaiting: 8, ms: 4_000 }

/**
 * Existing pages that Next.js has not stored, so that it renders them. API_MAX_CONCURRENCY has slots beside these, and the
 * quota of the API has requests beside theirs.
 */
export const unstoredPages = new FairQueue({
  ...{ maxWaiting: 1_000, maxWaitingOfClient: 100 },
  slots: () => 6,
  delayMs: (waitingOfClient) => {
    const waitMs = requestQuota()?.firstRenderings.waitMs(performance.now()) ?? 0
    return waitingOfClient > ahead.maxWaiting ? waitMs : Math.max(0, waitMs - ahead.ms)
  },
})

/**
 * Pages that no list of the API has shown. Looking them up may not use all processor time: two are looked up at the same time,
 * and one while the event loop is busy or existing pages are rendered, so that stored pages wait for one 404 page at most.
 */
export const unknownPages = new FairQueue({
  ...{ maxWaiting: 256, maxWaitingOfClient: 32 },
  slots: () => (isBusy() || unstoredPages.isRunning ? 1 : 2),
  delayMs: () => (isBusy() ? 50 : 0),
})

/** A client that reads its response slowly holds no slot for longer. */
const maxSlotMs = 5_000

/** Sooner than most clients and proxies end a request without a response. An existing page has no such limit: crawlers wait for it. */
const maxUnknownWaitMs = 25_000

/**
 * Calls `proceed` when it is the client's turn. Existing pages come first: a client that invents URLs must not delay the
 * visitors of pages that were never made. Where too many requests wait, or an unknown page for too long, the response has the
 * status 503.
 */
export function proceedInTurn(
  queue: FairQueue,
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  const refuseBusy = () =>
    refuse(request, response, 503, 'Too many requests. Please try again later.', { 'Retry-After': '5' })
  const waitTimer = queue === unknownPages ? setTimeout(refuseBusy, maxUnknownWaitMs) : undefined
  const isAdded = queue.add(client, (done) => {
    clearTimeout(waitTimer)
    if (response.destroyed || response.writableEnded) {
      done()
      return
    }
    const end = () => {
      clearTimeout(timer)
      response.off('close', end)
      done()
    }
    const timer = setTimeout(end, maxSlotMs)
    response.once('close', end)
    proceed()
  })
  if (isAdded) return
  clearTimeout(waitTimer)
  refuseBusy()
}
