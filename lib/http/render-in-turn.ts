import type { IncomingMessage, ServerResponse } from 'node:http'
import { FairQueue } from './fair-queue'
import { refuse } from './refuse'

/** Pages that Next.js has not stored, so that it renders them. Stored pages and documents do not wait. */
const renderings = new FairQueue({ slots: 6, maxWaiting: 1_000, maxWaitingOfClient: 100 })

/** A client that reads its response slowly holds no slot for longer. */
const maxSlotMs = 5_000

/** Calls `proceed` when it is the client's turn. Where too many requests wait, the response has the status 503. */
export function renderInTurn(
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  const isAdded = renderings.add(client, (done) => {
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
  if (!isAdded)
    refuse(request, response, 503, 'Too many requests. Please try again later.', { 'Retry-After': '5' })
}
