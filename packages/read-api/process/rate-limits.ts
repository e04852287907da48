import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimits } from '#middleware/rate-limit'
import { clientAddress } from './client-address'

/** Requests per minute, counted in this process. 0 means no limit. */
export function createRateLimits(options: {
  perToken: number
  perAddress: number
  trustedProxies: number
}): RateLimits {
  const countToken = createCounter('token', options.perToken)
  const countAddress = createCounter('address', options.perAddress)
  return { countToken, countAddress: (c) => countAddress(clientAddress(c, options.trustedProxies)) }
}

function createCounter(keyPrefix: string, points: number): (key: string) => Promise<number> {
  if (points === 0) return async () => 0
  const limiter = new RateLimiterMemory({ keyPrefix, points, duration: 60 })
  return async (key) => {
    try {
      await limiter.consume(key)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
}
