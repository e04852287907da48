import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimits } from '#middleware/rate-limit'
import { clientAddress } from './client-address'

/** Each limit is a number of requests per minute, counted in this process. 0 means no limit. */
export function createRateLimits(options: {
  perToken: number
  perAddress: number
  trustedProxies: number
}): RateLimits {
  const countToken = createCounter('token', options.perToken)
  const countAddress = createCounter('address', options.perAddress)
  return { countToken, countAddress: (c) => countAddress(clientAddress(c, options.trustedProxies)) }
}

/** The returned function counts one request. It returns 0, or the seconds to wait if the limit is exceeded. */
function createCounter(keyPrefix: string, maxRequests: number): (key: string) => Promise<number> {
  if (maxRequests === 0) return async () => 0
  const limiter = new RateLimiterMemory({ keyPrefix, points: maxRequests, duration: 60 })
  return async (key) => {
    try {
      await limiter.consume(key)
      return 0
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
    }
  }
}
