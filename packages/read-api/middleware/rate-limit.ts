import type { Context, MiddlewareHandler } from 'hono'
import { ApiProblem } from '#api-problem'
import type { Auth } from '#auth'

/** Each counts one request, and answers the seconds to wait when it was one too many, else 0. */
export type RateLimits = {
  countToken: (id: string) => Promise<number>
  countAddress: (c: Context) => Promise<number>
}

/** Counts a request on its token, or on the address it comes from when no token of it is accepted. */
export function rateLimit(limits: RateLimits, identify: Auth['identify']): MiddlewareHandler {
  return async (c, next) => {
    const grant = await identify(c).catch(() => undefined)
    // A database that is away is for the operation to report, and no reason to count its caller as a stranger.
    if (grant === undefined) return next()
    const seconds = grant ? await limits.countToken(grant.hash ?? grant.id) : await limits.countAddress(c)
    if (seconds > 0) {
      const whose = grant ? 'with this token' : 'from this address'
      throw new ApiProblem('too_many_requests', `too many requests ${whose}, try again later`, {
        'Retry-After': String(seconds),
      })
    }
    await next()
  }
}
