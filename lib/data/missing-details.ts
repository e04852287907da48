import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { sharedState } from '@/lib/process/shared-state'
import { isQuarantineOn, upstreamId } from './quarantine-files'

/** After this time a second read shows whether one job is missing in the job operation. */
const secondReadMs = 5_000

/** How long most details may be missing before that is believed. */
const manyMs = env.QUARANTINE_MINUTES * 60_000

/** Jobs whose details this process has read, and since when those of a job are missing, in milliseconds. */
const state = sharedState(`job-details ${upstreamId}`, () => ({
  found: new LRUCache<string, true>({ max: 50_000 }),
  missing: new LRUCache<string, number>({ max: 50_000, ttl: 2 * manyMs + 1 }),
}))

/**
 * Called for each read of the details of a job that the embed operation lists. Throws where the job operation no longer has
 * them, until a read five seconds later agrees; where more than a fifth of the known jobs are missing, until that has
 * lasted for QUARANTINE_MINUTES. The pages then stay as they are. The job is shown without details afterwards.
 */
export function checkDetail(reference: string, isFound: boolean): void {
  if (!isQuarantineOn) return
  const { found, missing } = state
  if (isFound) {
    found.set(reference, true)
    missing.delete(reference)
    return
  }
  if (!found.has(reference)) return
  const since = missing.get(reference) ?? Date.now()
  if (!missing.has(reference)) missing.set(reference, since)
  const areMany = missing.size >= 3 && missing.size * 5 > found.size
  if (Date.now() - since < (areMany ? manyMs : secondReadMs)) {
    throw new Error(`job ${reference}: the embed operation lists it, the job operation no longer has it`)
  }
  found.delete(reference)
  missing.delete(reference)
}
