import { env } from '@/lib/env'
import { sharedState } from '@/lib/process/shared-state'
import { TokenBucket } from './token-bucket'

/** Shares of the quota. The rest is for regeneration alone. */
const shares = { lookups: 0.1, jobStates: 0.15, firstRenderings: 0.6 }

export type RequestQuota = {
  /** Look-ups of invented URLs. */
  lookups: TokenBucket
  /** Reads of the job operation that only say whether a job is shown. */
  jobStates: TokenBucket
  /** All other requests. While it is used up, pages that are not stored wait; stored pages are regenerated. */
  firstRenderings: TokenBucket
}

/** Null for the embedded API, which has no quota. */
export function requestQuota(): RequestQuota | null {
  if (!env.API_BASE_URL) return null
  return sharedState(`request-quota ${env.API_BASE_URL}`, () => {
    const now = performance.now()
    return {
      lookups: new TokenBucket(shares.lookups * env.API_REQUESTS_PER_MINUTE, now),
      jobStates: new TokenBucket(shares.jobStates * env.API_REQUESTS_PER_MINUTE, now),
      firstRenderings: new TokenBucket(shares.firstRenderings * env.API_REQUESTS_PER_MINUTE, now),
    }
  })
}
