import type { MiddlewareHandler } from 'hono'

const errorCaching = 'no-store'
const publicCaching = 'public, max-age=60, stale-while-revalidate=300'
const privateCaching = 'private, no-cache'

/** Sets `Cache-Control`, `Vary` and `X-Content-Type-Options` of every response. A route can set its own `Cache-Control`. */
export function responseHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    // Every operation that needs a token is under this path; all other responses are equal for all clients.
    const needsToken = c.req.path.startsWith('/api/v1/external/')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.append('Vary', needsToken ? 'Accept-Encoding, Authorization' : 'Accept-Encoding')
    const successCaching = needsToken ? privateCaching : publicCaching
    if (status >= 400) headers.set('Cache-Control', errorCaching)
    else if (!headers.has('Cache-Control')) headers.set('Cache-Control', successCaching)
  }
}
