import type { IncomingMessage, ServerResponse } from 'node:http'
import { FairQueue } from './fair-queue'
import { refuse } from './refuse'

/** Pages that Next.js has not stored, so that it renders them. Stored pages and documents do not wait. */
const renderings = new FairQueue({ slots: 6, maxWaiting: 1_000, maxWaitingOfClient: 100 })

/** A client that reads its response slowly holds no slot for longer. */
const maxSlotMs = 5_000

/** Waits for the client's turn. False where the client has left, or too many requests wait: the response then has the status 503. */
export function waitForTurn(
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const isAdded = renderings.add(client, (done) => {
      const isOpen = !response.destroyed && !response.writableEnded
      if (isOpen) endWith(response, done)
      else done()
      resolve(isOpen)
    })
    if (isAdded) return
    const text = 'Too many requests. Please try again later.'
    refuse(request, response, 503, text, { 'Retry-After': '5' })
    resolve(false)
  })
}

function endWith(response: ServerResponse, done: () => void): void {
  const end = () => {
    clearTimeout(timer)
    response.off('close', end)
    done()
  }
  const timer = setTimeout(end, maxSlotMs)
  response.once('close', end)
}
