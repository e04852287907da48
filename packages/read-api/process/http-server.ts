import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { ErrorCode, ErrorWire } from '@vitrine/api-contract/error'

/** In bytes, far above the limit of the app, so that the app itself rejects and logs nearly all long headers. */
const maxHeaderSize = 128 * 1024

const drainPollMs = 50

/** The path of a malformed request is not known, and every operation sends this header with errors. */
const everyOrigin = { 'Access-Control-Allow-Origin': '*' }

/** Starts an HTTP server. Responses to malformed requests have the error body of the API, too. Port 0 is any free port. */
export async function listen(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  port: number,
): Promise<Server> {
  const listener = getRequestListener((request, bindings) => fetch(request, toHttpBindings(bindings)), {
    errorHandler: () =>
      Response.json(problem('validation_failed', 'the request is malformed'), {
        status: 400,
        headers: everyOrigin,
      }),
  })
  // Otherwise Node itself responds to a request without a host, with an empty body.
  const server = createServer({ maxHeaderSize, requireHostHeader: false }, listener)
  server.on('checkExpectation', listener)
  server.on('clientError', rejectMalformed)
  server.listen(port)
  await once(server, 'listening')
  return server
}

/** Closes the server: accepts no new connection, waits for running responses, and aborts those left at the deadline. */
export async function drain(server: Server, deadlineMs: number): Promise<void> {
  const closed = once(server, 'close')
  const state = { isClosed: false }
  void closed.then(() => {
    state.isClosed = true
  })
  server.close()
  for (const deadline = Date.now() + deadlineMs; !state.isClosed && Date.now() < deadline; ) {
    // A keep-alive connection becomes idle after its response, and an open connection keeps the process running.
    server.closeIdleConnections()
    await Promise.race([closed, wait(drainPollMs)])
  }
  server.closeAllConnections()
  await closed
}

function toHttpBindings(bindings: HttpBindings | object): HttpBindings {
  if ('incoming' in bindings) return bindings
  throw new Error('The server supports only HTTP/1')
}

function rejectMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const [status, body] = isTooLarge
    ? [
        '431 Request Header Fields Too Large',
        problem('headers_too_large', 'the URL and the headers are too long'),
      ]
    : ['400 Bad Request', problem('validation_failed', 'the request is malformed')]
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...Object.entries(everyOrigin).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

function problem(error: ErrorCode, description: string): ErrorWire {
  return { error, error_description: description }
}
