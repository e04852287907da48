import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { ErrorCode, ErrorWire } from '@vitrine/api-contract/error'

/** Far above what the app itself allows, so that nearly every refusal is one the app words and logs. */
const maxHeaderSize = 128 * 1024

const drainPollMs = 50

/** Starts to serve; what is not even a request is answered in the error shape as well. */
export async function listen(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  port: number,
): Promise<Server> {
  const listener = getRequestListener((request, bindings) => fetch(request, toHttpBindings(bindings)), {
    errorHandler: () =>
      Response.json(problem('validation_failed', 'the request is malformed'), { status: 400 }),
  })
  // Node would answer a request without a host itself, with nothing in it.
  const server = createServer({ maxHeaderSize, requireHostHeader: false }, listener)
  server.on('checkExpectation', listener)
  server.on('clientError', answerMalformed)
  server.listen(port)
  await once(server, 'listening')
  return server
}

/** Accepts nothing new, waits for the answers under way, and cuts what is left when the time is over. */
export async function drain(server: Server, deadlineMs: number): Promise<void> {
  const closed = once(server, 'close')
  const state = { isClosed: false }
  void closed.then(() => {
    state.isClosed = true
  })
  server.close()
  for (const deadline = Date.now() + deadlineMs; !state.isClosed && Date.now() < deadline; ) {
    // A connection that has just been answered on is kept open, and would hold the process.
    server.closeIdleConnections()
    await Promise.race([closed, wait(drainPollMs)])
  }
  server.closeAllConnections()
  await closed
}

function toHttpBindings(bindings: HttpBindings | object): HttpBindings {
  if ('incoming' in bindings) return bindings
  throw new Error('served over something else than HTTP/1')
}

function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const [status, body] = isTooLarge
    ? ['431 Request Header Fields Too Large', problem('headers_too_large', 'the headers are too long')]
    : ['400 Bad Request', problem('validation_failed', 'the request is malformed')]
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

function problem(error: ErrorCode, description: string): ErrorWire {
  return { error, error_description: description }
}
