import type { IncomingMessage, ServerResponse } from 'node:http'
import { FairQueue } from './fair-queue'
import { refuse } from './refuse'

/** Pages that are not stored, and previews. Stored pages and documents do not wait. */
const renderings = new FairQueue({ slots: 6, maxWaiting: 1_000, maxWaitingOfClient: 100 })

/** A client that reads its response slowly holds no slot for longer. */
const maxSlotMs = 5_000

/** Renders a page in the client's turn. Null where the client has left, or too many requests wait: the response then has the status 503. */
export async function renderInTurn<T>(
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
  render: () => Promise<T>,
): Promise<T | null> {
  const done = await waitForSlot(client, request, response)
  if (done === null) return null
  try {
    return await render()
  } finally {
    done()
  }
}

/** Waits for the client's turn, which ends with its response. False where it has none, as for `renderInTurn`. */
export async function waitForTurn(
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const done = await waitForSlot(client, request, response)
  if (done) endWith(response, done)
  return done !== null
}

function waitForSlot(
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const isAdded = renderings.add(client, (done) => {
      if (!response.destroyed && !response.writableEnded) return resolve(done)
      done()
      resolve(null)
    })
    if (isAdded) return
    const text = 'Too many requests. Please try again later.'
    refuse(request, response, 503, text, { 'Retry-After': '5' })
    resolve(null)
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
