import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { firstState, type PageState } from './page-state'

const prefix = '/__dev-content/'
const eventsPath = `${prefix}events`
const scriptPath = `${prefix}page-script.js`
const pageScript = readFileSync(new URL('page-script.js', import.meta.url))

export type ContentProxy = { server: Server; publish: (state: PageState) => void; close: () => void }

/**
 * A server in front of the site at `target`. It appends one script to the HTML of the site, which loads the page again when the
 * content has changed and shows the problems of a file; the site itself contains nothing of it.
 */
export function createProxy(target: URL): ContentProxy {
  let state = firstState
  const listeners = new Set<ServerResponse>()
  const sockets = new Set<Duplex>()

  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? '').split('?', 1)[0]
    if (path === eventsPath) listen(incoming, response)
    else if (path === scriptPath) response.setHeader('Content-Type', 'text/javascript').end(pageScript)
    else forward(incoming, response, target, () => scriptTag(state))
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    tunnel(incoming, socket, head, target)
  })

  function listen(incoming: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write(toEvent(state))
    listeners.add(response)
    incoming.once('close', () => listeners.delete(response))
  }

  return {
    server,
    publish: (next) => {
      state = next
      for (const listener of listeners) listener.write(toEvent(state))
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function toEvent(state: PageState): string {
  return `data: ${JSON.stringify(state)}\n\n`
}

/** The version is that of the moment at which the site was asked: a later import loads the page again. */
function scriptTag({ version }: PageState): string {
  return `<script src="${scriptPath}" data-version="${version}" data-events="${eventsPath}"></script>`
}

function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: URL,
  script: () => string,
): void {
  const tag = script()
  // A page from the browser's cache has the version of an earlier import, which loads it again without end.
  const { 'if-none-match': _etag, 'if-modified-since': _since, ...asked } = incoming.headers
  const upstream = request(
    new URL(incoming.url ?? '/', target),
    {
      method: incoming.method,
      headers: {
        ...asked,
        // The script can be appended only to text that is not compressed.
        'accept-encoding': 'identity',
        // `next dev` reads cached data anew for a request with this header.
        'cache-control': 'no-cache',
      },
    },
    (received) => {
      const isHtml = /^text\/html\b/.test(received.headers['content-type'] ?? '')
      const isPage = isHtml && incoming.method === 'GET'
      response.writeHead(
        received.statusCode ?? 502,
        isPage ? pageHeaders(received.headers) : received.headers,
      )
      received.pipe(response, { end: !isPage })
      if (isPage) received.once('end', () => response.end(tag))
      received.once('error', () => response.destroy())
    },
  )
  upstream.once('error', () => respondUnavailable(response, tag))
  response.once('close', () => upstream.destroy())
  incoming.pipe(upstream)
}

/** The headers of a page to which the script is appended: no browser stores it. */
function pageHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...kept } = headers
  return { ...kept, 'cache-control': 'no-store' }
}

function respondUnavailable(response: ServerResponse, tag: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
    Refresh: '2',
  })
  response.end(
    `<!doctype html><title>Starting</title><p>The site does not respond yet. This page tries again.</p>${tag}`,
  )
}

/** The connection by which `next dev` sends changes of the code. */
function tunnel(incoming: IncomingMessage, socket: Duplex, head: Buffer, target: URL): void {
  const upstream: Socket = connect(Number(target.port || 80), target.hostname, () => {
    const headers = incoming.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`))
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
  })
  upstream.once('error', () => socket.destroy())
  socket.once('error', () => upstream.destroy())
  socket.once('close', () => upstream.destroy())
}
