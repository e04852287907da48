import { env } from '@/lib/env'
import { sharedState } from '@/lib/process/shared-state'
import { TokenBucket } from './token-bucket'

/** A hosted API allows a token 600 requests a minute. A fifth of these is for regeneration alone. */
const quota = { lookups: 60, firstRenderings: 420 }

export type RequestQuota = {
  /** Look-ups of invented URLs. */
  lookups: TokenBucket
  /** All other requests. While it is used up, pages that are not stored wait; stored pages are regenerated. */
  firstRenderings: TokenBucket
}

/** Null for the embedded API, which has no quota. */
export function requestQuota(): RequestQuota | null {
  if (!env.API_BASE_URL) return null
  return sharedState('request-quota', () => {
    const now = performance.now()
    return {
      lookups: new TokenBucket(quota.lookups, now),
      firstRenderings: new TokenBucket(quota.firstRenderings, now),
    }
  })
}
