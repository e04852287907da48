import type { TokenBucket } from './token-bucket'

type RequestQuota = { lookups: TokenBucket; jobStates: TokenBucket; firstRenderings: TokenBucket }

/** Pages read the store, which has no quota. */
export function requestQuota(): RequestQuota | null {
  return null
}
