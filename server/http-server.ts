import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { basePath } from '@/lib/base-path'
import { findRoute } from '@/lib/pages/urls/route-table'
import { logError } from '@/lib/process/log'
import { securityHeaders } from '@/lib/settings/security-headers'
import type { Decision, Exchange } from './exchange'
import { hasInvalidHost, respondToConnect, respondToInvalidRequest } from './invalid-request'
import { refuse } from './refuse'
import { removeInternalHeaders } from './request-headers'
import { enterSite, pathOf, toOriginForm } from './request-target'
import { rules } from './rules'
import type { Render, SitePages } from './stored-pages/site-pages'

/** Adds the security headers. A route that sends one of them replaces it. */
function complete(response: ServerResponse, status: number): void {
  for (const [name, value] of securityHeaders) if (!response.hasHeader(name)) response.setHeader(name, value)
  // Next.js sends redirects and errors without it, and caches may store some of them.
  if (status >= 300 && status !== 304 && !response.hasHeader('cache-control'))
    response.setHeader('Cache-Control', 'no-store')
}

/** The HTTP server of the site. `render` is the request handler of Next.js, which gets what the rules leave to it. */
export function createHttpServer(render: Render, pages: SitePages): Server {
  class SiteResponse extends ServerResponse {
    override writeHead(...args: unknown[]): this {
      // A client that sends one request after the other would keep a server from ending.
      if (!server.listening) this.shouldKeepAlive = false
      // A stored page has all headers. Node.js writes a list of names and values as it is if no other header is set.
      if (!Array.isArray(args[1])) complete(this, Number(args[0]))
      return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>))
    }
  }

  // Node.js would respond itself to a request without a Host header, without the security headers.
  const server = createServer({ ServerResponse: SiteResponse, requireHostHeader: false })
  server.on('request', (request, response) => respond(request, response, render, pages))
  server.on('checkExpectation', (request, response) => refuse(request, response, 417, 'Expectation failed'))
  server.on('connect', (_request, socket: Socket) => respondToConnect(socket))
  server.on('clientError', (error, socket) => respondToInvalidRequest(error, socket as Socket))
  return server
}

function respond(request: IncomingMessage, response: ServerResponse, render: Render, pages: SitePages): void {
  // Node.js drops what a client has sent after a request with an Upgrade header, for example the next request.
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
  toOriginForm(request)
  const isOnSite = basePath === '' || enterSite(request)
  const path = pathOf(request.url ?? '/')
  if (path === null || hasInvalidHost(request)) {
    refuse(request, response, 400, 'Bad request')
    return
  }
  if (!isOnSite) {
    refuse(request, response, 404, `There is no page at this URL. This site begins at ${basePath}.`)
    return
  }
  const route = findRoute(path)
  const fail = (error: unknown) => {
    logError('A request has no response', error)
    if (response.headersSent) response.destroy()
    else refuse(request, response, 500, 'This page is not available right now. Please try again later.')
  }
  try {
    const decision = decide({ request, response, path, route, target: path, pages })
    if (decision === 'responded') return
    Promise.resolve(decision)
      .then((decided) => {
        if (decided === 'responded') return
        removeInternalHeaders(request, route)
        return render(request, response)
      })
      .catch(fail)
  } catch (error) {
    fail(error)
  }
}

/** The decision of the first rule that decides. Most rules decide at once: a promise would take longer than a stored page. */
function decide(exchange: Exchange, first = 0): Decision | Promise<Decision> {
  for (let index = first; index < rules.length; index += 1) {
    const decision = rules[index]?.(exchange)
    if (decision instanceof Promise)
      return decision.then((decided) => (decided === 'continue' ? decide(exchange, index + 1) : decided))
    if (decision && decision !== 'continue') return decision
  }
  return 'render'
}
