import { type PendingRead, type ReadKind, readKinds } from '@vitrine/content-store/queries/reads'

const minute = 60_000

/**
 * How old what was read may become, in milliseconds. While the quota of the API does not suffice for all of them, each is late by
 * the same factor. docs/sync.md has this table.
 */
export const maxAges: Readonly<Record<ReadKind, number>> = {
  organizations: minute,
  'changed articles': minute,
  embed: 5 * minute,
  'all articles': 15 * minute,
  job: 6 * 60 * minute,
}

/** The read that is late by the greatest factor; of those that were never read or are named, the first by the order of `readKinds`. */
export function mostLate(pending: readonly PendingRead[], now: Date): PendingRead | null {
  const lateness = ({ kind, next_at }: PendingRead) =>
    next_at === 0 ? Number.POSITIVE_INFINITY : (now.getTime() - next_at) / maxAges[kind]
  const [first] = pending.toSorted(
    (a, b) => compare(lateness(b), lateness(a)) || readKinds.indexOf(a.kind) - readKinds.indexOf(b.kind),
  )
  return first ?? null
}

/** When a failed read is repeated: sooner than after a successful one, and never within seconds. */
export function retryAt(kind: ReadKind, now: Date): number {
  return now.getTime() + Math.max(minute / 2, Math.min(maxAges[kind], 5 * minute))
}

/** Infinite numbers are equal; their difference is none. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
