import type { Context, MiddlewareHandler } from 'hono'
import { ApiProblem } from '#api-problem'
import type { Auth } from '#auth'

/** Each function counts one request. It returns 0, or the seconds to wait if the request exceeds the limit. */
export type RateLimits = {
  countToken: (id: string) => Promise<number>
  countAddress: (c: Context) => Promise<number>
}

/** Counts a request for its token, or for the IP address of the client if the request has no valid token. */
export function rateLimit(limits: RateLimits, identify: Auth['identify']): MiddlewareHandler {
  return async (c, next) => {
    const grant = await identify(c).catch(() => undefined)
    // The database is unavailable: the operation reports it, and a client with a token is not counted as anonymous.
    if (grant === undefined) return next()
    const seconds = grant ? await limits.countToken(grant.hash ?? grant.id) : await limits.countAddress(c)
    if (seconds > 0) {
      const source = grant ? 'with this token' : 'from this IP address'
      throw new ApiProblem('too_many_requests', `too many requests ${source}, try again later`, {
        'Retry-After': String(seconds),
      })
    }
    await next()
  }
}
