import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { getPath } from 'hono/utils/url'

/** The paths of all operations, for `app.use`. The documentation is under other paths. */
export const operationPaths = ['/api/v1/embed/*', '/api/v1/external/*']

/** Headers that a script of another origin cannot read by default. `Last-Modified` is one that it can read. */
const exposeHeaders = [
  ...['X-Total', 'X-Total-Pages', 'X-Per-Page', 'X-Page', 'X-Offset', 'Link'],
  ...['ETag', 'Retry-After', 'X-Request-Id'],
]

export function isOperationPath(path: string): boolean {
  return /^\/api\/v1\/(?:embed|external)(?:\/|$)/.test(path)
}

/**
 * Permits every origin to read every response of an operation, and responds to preflight requests. A preflight permits
 * the headers that it names: browsers ask before they send `Authorization`, and `*` does not include it.
 */
export function crossOrigin(): MiddlewareHandler {
  return cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], exposeHeaders, maxAge: 86_400 })
}

/**
 * The path that selects the route of a request. Operations take a trailing slash, as those of the hosted service. The
 * documentation does not, because its pages have relative URLs.
 */
export function routedPath(request: Request): string {
  const path = getPath(request)
  return path.endsWith('/') && isOperationPath(path) ? path.slice(0, -1) : path
}
