import { listHeld } from '@vitrine/content-store/apply/quarantine'
import type { Db } from '@vitrine/content-store/db/connect'
import { isDatabaseUnavailable } from '@vitrine/content-store/db/database-unavailable'
import { type InvalidSummary, summarizeInvalid } from '@vitrine/content-store/queries/invalid-records'
import { type ReadSummary, summarizeReads } from '@vitrine/content-store/queries/reads'
import { getStore } from '@vitrine/content-store/queries/store'

/** A change that waits, because a list would lose too much. Times are in milliseconds since 1970. */
type HeldList = {
  list: string
  reason: string
  accepted: number
  observed: number
  since: number
}

/** `isComplete` says whether the store has all of the first copy but details of jobs. `invalid` names the first records only. */
export type CopyState = {
  isComplete: boolean
  reads: readonly ReadSummary[]
  held: readonly HeldList[]
  invalid: InvalidSummary
}

const none: CopyState = { isComplete: false, reads: [], held: [], invalid: { counts: [], first: [] } }

/** Enough for an editor or an operator to see what is wrong. */
const namedRecords = 5

/** The state of the copy of the API with this base URL. A database without such a copy has none of it. */
export async function readCopyState(db: Db, name: string): Promise<CopyState> {
  try {
    const store = await getStore(db)
    const reads = store && store.source !== name ? [] : await summarizeReads(db)
    return {
      isComplete: store?.source === name && isComplete(reads),
      ...{ reads, held: await listHeld(db), invalid: await summarizeInvalid(db, namedRecords) },
    }
  } catch (error) {
    if (isDatabaseUnavailable(error)) return none
    throw error
  }
}

/**
 * Whether each list was read, and each embed response. Those of some organizations can fail for days: they are left out if most
 * responses were read. @internal
 */
export function isComplete(reads: readonly ReadSummary[]): boolean {
  return reads.length > 0 && reads.every((read) => read.kind === 'job' || isRead(read))
}

function isRead({ kind, reads, unread, failing }: ReadSummary): boolean {
  if (unread === 0) return true
  return kind === 'embed' && unread <= failing && unread * 2 < reads
}

/** The number of records of which the last valid version stays. */
export function countInvalid({ invalid }: CopyState): number {
  return invalid.counts.reduce((sum, { count }) => sum + count, 0)
}

/** How old what was read is, in seconds, by kind; null for a kind of which nothing was read. */
export function agesOf(
  { reads }: CopyState,
  now: Date,
): { kind: ReadSummary['kind']; ageSeconds: number | null }[] {
  return reads.map(({ kind, oldest }) => ({
    kind,
    ageSeconds: oldest === null ? null : Math.max(0, Math.round((now.getTime() - oldest) / 1_000)),
  }))
}
