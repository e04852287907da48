import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'

/** What `lib/sync` reads of a hosted API. The lists have one row with an empty reference, embed responses and jobs one for each record. */
export const readKinds = ['organizations', 'all articles', 'changed articles', 'embed', 'job'] as const
export type ReadKind = (typeof readKinds)[number]

/** `next_at` is when it is to be read next, in milliseconds since 1970; 0 is at once. */
export type PendingRead = { kind: ReadKind; reference: string; next_at: number; read_at: number | null }

/** Adds reads that are pending. Those that exist stay as they are. */
export async function addReads(db: Db, kind: ReadKind, references: readonly string[]): Promise<void> {
  for (const part of inParts(references)) {
    const rows = part.map((reference) => ({ kind, reference, next_at: 0, read_at: null, failure: null }))
    await db
      .insertInto('reads')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Makes reads pending; those that do not exist are added. */
export async function bringForward(db: Db, kind: ReadKind, references: readonly string[]): Promise<void> {
  await addReads(db, kind, references)
  for (const part of inParts(references))
    await db
      .updateTable('reads')
      .set({ next_at: 0 })
      .where('kind', '=', kind)
      .where(isOneOf(db, 'reference', part))
      .execute()
}

export async function removeReads(db: Db, kind: ReadKind, references: readonly string[]): Promise<void> {
  for (const part of inParts(references))
    await db
      .deleteFrom('reads')
      .where('kind', '=', kind)
      .where(isOneOf(db, 'reference', part))
      .execute()
}

/** The reads of a kind that are pending, the longest pending first. */
export async function listPendingReads(
  db: Db,
  kind: ReadKind,
  now: Date,
  limit: number,
): Promise<PendingRead[]> {
  const rows = await db
    .selectFrom('reads')
    .select(['reference', 'next_at', 'read_at'])
    .where('kind', '=', kind)
    .where('next_at', '<=', now.getTime())
    .orderBy('next_at')
    .orderBy('reference')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, kind }))
}

/** When a read is pending next, in milliseconds since 1970; null if there are no reads. */
export async function earliestRead(db: Db): Promise<number | null> {
  const times: number[] = []
  for (const kind of readKinds) {
    const row = await db
      .selectFrom('reads')
      .select('next_at')
      .where('kind', '=', kind)
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst()
    if (row) times.push(row.next_at)
  }
  return times.length === 0 ? null : Math.min(...times)
}

/** When a read was successful last; null if it never was, or does not exist. */
export async function lastReadAt(db: Db, kind: ReadKind, reference: string): Promise<number | null> {
  const row = await db
    .selectFrom('reads')
    .select('read_at')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.read_at ?? null
}

/** A successful read. */
export async function noteRead(
  db: Db,
  { kind, reference }: Pick<PendingRead, 'kind' | 'reference'>,
  now: Date,
  nextAt: number,
): Promise<void> {
  await db
    .updateTable('reads')
    .set({ read_at: now.getTime(), next_at: nextAt, failure: null })
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .execute()
}

/** A failed read. The time of the last successful one stays. */
export async function noteFailure(
  db: Db,
  { kind, reference }: Pick<PendingRead, 'kind' | 'reference'>,
  failure: string,
  nextAt: number,
): Promise<void> {
  await db
    .updateTable('reads')
    .set({ next_at: nextAt, failure: failure.slice(0, 500) })
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .execute()
}

/**
 * `oldest` is the time of the oldest successful read, null if there is none; `unread` were never read; `failure` is that of
 * one of the failing reads.
 */
export type ReadSummary = {
  kind: ReadKind
  reads: number
  unread: number
  failing: number
  oldest: number | null
  failure: string | null
}

export async function summarizeReads(db: Db): Promise<ReadSummary[]> {
  const rows = await db
    .selectFrom('reads')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('reads'),
      fn.count<number>('read_at').as('read'),
      fn.count<number>('failure').as('failing'),
      fn.min<number | null>('read_at').as('oldest'),
      fn.max<string | null>('failure').as('failure'),
    ])
    .groupBy('kind')
    .execute()
  return readKinds.flatMap((kind) => {
    const row = rows.find((row) => row.kind === kind)
    if (!row) return []
    const { read, ...summary } = row
    return { ...summary, kind, unread: row.reads - read }
  })
}

const referencesPerStatement = 1_000

function inParts(references: readonly string[]): string[][] {
  const count = Math.ceil(references.length / referencesPerStatement)
  return Array.from({ length: count }, (_, part) =>
    references.slice(part * referencesPerStatement, (part + 1) * referencesPerStatement),
  )
}

/** Makes the reads pending that failed the last time. */
export async function retryFailedReads(db: Db): Promise<void> {
  await db.updateTable('reads').set({ next_at: 0 }).where('failure', 'is not', null).execute()
}

/** Postpones the reads of a kind to a time. */
export async function postponeReads(db: Db, kind: ReadKind, nextAt: number): Promise<void> {
  await db
    .updateTable('reads')
    .set({ next_at: nextAt })
    .where('kind', '=', kind)
    .where('next_at', '<', nextAt)
    .execute()
}
