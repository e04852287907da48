import type { MiddlewareHandler } from 'hono'

const errorCaching = 'no-store'
const publicCaching = 'public, max-age=60, stale-while-revalidate=300'
const privateCaching = 'private, no-cache'

/** What every answer says of itself: who may keep it, what it depends on, and that its type is not to be guessed. */
export function answerHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    // What needs a token lives under one path; all else is the same for everybody.
    const needsToken = c.req.path.startsWith('/api/v1/external/')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.append('Vary', needsToken ? 'Accept-Encoding, Authorization' : 'Accept-Encoding')
    const successCaching = needsToken ? privateCaching : publicCaching
    headers.set('Cache-Control', status < 400 ? successCaching : errorCaching)
  }
}
