/** How a list differs from its last accepted state: `accepted` and `observed` are numbers of records. */
export type ListChange = { accepted: number; lost: number; observed: number }

/** The change of a list of which only the numbers of records are known. */
export function changeOf(accepted: number, observed: number): ListChange {
  return { accepted, observed, lost: Math.max(0, accepted - observed) }
}

/** Why a list is not believed. */
export type Suspicion =
  | 'became empty'
  | 'lost most records'
  | 'most jobs of all organizations are lost'
  | 'another operation still has the records'
  | 'most slugs changed'

/** Null for a change that is believed at once. A list that lost one or two of its records is believed. */
export function suspicionOf({ accepted, lost, observed }: ListChange): Suspicion | null {
  if (accepted === 0) return null
  if (observed === 0) return 'became empty'
  return lostMost({ accepted, lost }) ? 'lost most records' : null
}

/** More than half of the records, and at least three: editors withdraw or rename one or two at a time. */
export function lostMost({ accepted, lost }: Pick<ListChange, 'accepted' | 'lost'>): boolean {
  return lost >= 3 && lost * 2 > accepted
}
