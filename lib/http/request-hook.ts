import { type IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { locales } from '@/lib/i18n/locales'
import { isDocument, isFormTarget } from '@/lib/pages/urls/document-path'
import { isLookedUp } from '@/lib/pages/urls/find-page'
import { noPath, notFoundPathOf } from '@/lib/pages/urls/not-found-path'
import { matchRoute } from '@/lib/pages/urls/page-route'
import { pageRoutes } from '@/lib/pages/urls/page-routes'
import { isStoredPath } from '@/lib/process/stored-paths'
import { isOwnAuthorization } from '@/lib/publishing/scheduler-state'
import { routes } from '@/lib/routes'
import { clientOf, type LimitName } from './client-limits'
import { respondToConditions } from './conditional-pages'
import { completeImageErrors } from './image-errors'
import { isCanonicalImageQuery } from './image-url'
import { hasInvalidHost, respondToConnect, respondToInvalidRequest } from './invalid-request'
import { proceedWithin } from './limited-requests'
import { allowedMethods } from './methods'
import { proceedToPage } from './page-request'
import {
  framedPreviewPolicy,
  hasEditorAccess,
  isPathOfEditors,
  isPreviewRequest,
  isRefused,
  parseFramePath,
  previewPolicy,
} from './preview-request'
import { refuse, refuseJson } from './refuse'
import { renderInTurn } from './render-in-turn'
import { removeInternalHeaders } from './request-headers'
import { pathOf, withoutQuery } from './request-target'
import { securityHeaders } from './security-headers'

/**
 * Handles every request before Next.js: all responses get the security headers, and what no route may see is refused.
 * Next.js has no other place that sees every request and costs a cached page nothing: a proxy.ts halves the throughput
 * (docs/decisions.md).
 */
export function installRequestHook(): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function emitChecked(this: Server, event: string, ...args: unknown[]): boolean {
    const [first, second] = args
    if (event === 'request' && second instanceof ServerResponse) {
      const proceed = () => emit.apply(this, [event, ...args] as unknown as Parameters<typeof emit>)
      handleRequest(first as IncomingMessage, second, proceed)
      return true
    }
    if (event === 'checkExpectation' && second instanceof ServerResponse) {
      setSecurityHeaders(second)
      refuse(first as IncomingMessage, second, 417, 'Expectation failed')
      return true
    }
    if (event === 'connection') handleAllRequests(this)
    if (event === 'connect') {
      respondToConnect(second as Socket)
      return true
    }
    if (event === 'clientError' && this.listenerCount('clientError') === 0) {
      respondToInvalidRequest(first as NodeJS.ErrnoException, second as Socket)
      return true
    }
    return emit.apply(this, [event, ...args] as Parameters<typeof emit>)
  } as typeof emit
}

/**
 * Node.js responds itself to requests without a Host header or with an unknown expectation, without security headers. It
 * closes the connection of CONNECT if nothing listens, and leaves every request with an Upgrade header to the listener of
 * Next.js, which closes the connection. Without that listener, Node.js ignores the header (RFC 9110, section 7.8).
 */
function handleAllRequests(server: Server): void {
  Object.assign(server, { requireHostHeader: false })
  if (server.listenerCount('checkExpectation') === 0) server.on('checkExpectation', () => {})
  if (server.listenerCount('connect') === 0) server.on('connect', () => {})
  // Next.js adds its listener after the hook is installed.
  server.removeAllListeners('upgrade')
}

/** Calls `proceed` for Next.js to handle the request, unless the request gets its response here. */
function handleRequest(request: IncomingMessage, response: ServerResponse, proceed: () => void): void {
  setSecurityHeaders(response)
  // Node.js drops what a client has sent after a request with an Upgrade header, for example the next request.
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
  const method = request.method ?? ''
  const url = request.url ?? '/'
  const path = pathOf(url)
  const proceedToRoute = () => {
    const [pathname = '', query] = request.url?.split('?', 2) ?? []
    // Next.js redirects a path with a slash at its end, and keeps the query.
    if (
      query !== undefined &&
      isOfLocale(`${pathname}/`) &&
      !pathname.endsWith('/') &&
      !isFormTarget(pathname, query)
    )
      request.url = withoutQuery(pathname, query, request.headers.rsc !== undefined)
    proceed()
  }
  if (path === null || hasInvalidHost(request)) {
    refuse(request, response, 400, 'Bad request')
    return
  }
  const methods = allowedMethods(path)
  if (!methods.includes(method)) {
    const allow = methods.join(', ')
    const error = { code: 'method_not_allowed', description: `only ${allow} can be used here` }
    if (path.startsWith('/api/')) refuseJson(request, response, 405, error, { Allow: allow })
    else refuse(request, response, 405, 'Method not allowed', { Allow: allow })
    return
  }
  removeInternalHeaders(request)
  // No page has a URL with `.` or `..` segments, or with characters that a browser encodes.
  const notFoundPath = url.split(/[?#]/, 1)[0] === path ? notFoundPathOf(url) : noPath(path)
  if (isOfLocale(`${path}/`)) respondToConditions(request, response, path)
  if (notFoundPath === null && isPathOfEditors(path)) {
    setPreviewHeaders(response, framedPreviewPolicy)
    const frame = parseFramePath(path)
    // A page is sent with status 200 before it is rendered: the route of the token says why it opens nothing.
    if (frame && isRefused(frame.token)) request.url = routes.preview(frame.token)
    else if (frame && !matchRoute(pageRoutes, frame.pagePath)) response.statusCode = 404
    // Whoever has no access gets a page that is rendered for each request.
    if (hasEditorAccess(request, path)) proceed()
    else renderInTurn(clientOf(request), request, response, proceed)
    return
  }
  const isPreview = isPreviewRequest(request)
  if (notFoundPath !== null) {
    request.url = notFoundPath
    renderInTurn(clientOf(request), request, response, proceed)
    return
  }
  // Next.js accepts a slash after the path of the optimizer.
  const isImage = path.startsWith('/_next/image')
  if (isImage && !(path === '/_next/image' && isCanonicalImageQuery(url.slice(path.length)))) {
    refuse(request, response, 400, 'Bad request')
    return
  }
  if (isImage) completeImageErrors(response)
  if (isPreview && isOfLocale(`${path}/`)) {
    setPreviewHeaders(response, previewPolicy)
    proceed()
    return
  }
  const limit = limitOf(path)
  if (limit !== null) proceedWithin(limit, clientOf(request), request, response, proceedToRoute)
  else if (isStoredPath(path) || !(isLookedUp(path) || isDocument(path))) proceedToRoute()
  else {
    const isOwn = isOwnAuthorization(request.headers.authorization ?? null)
    void proceedToPage(path, isOwn ? null : clientOf(request), request, response, proceedToRoute)
  }
}

function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of securityHeaders) response.setHeader(name, value)
}

function setPreviewHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('X-Robots-Tag', 'noindex')
}

function isOfLocale(path: string): boolean {
  return locales.some((locale) => path.startsWith(`/${locale}/`))
}

function limitOf(path: string): LimitName | null {
  if (path === routes.revalidate()) return 'webhooks'
  if (path === routes.editorSignIn()) return 'sign-in'
  if (path === routes.searchSite() || path.startsWith('/api/search/')) return 'json'
  return path === '/_next/image' ? 'images' : null
}
