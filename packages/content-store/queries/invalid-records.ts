import type { InvalidRecord } from '#apply/input'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { ChangeKind, Schema } from '#db/schema'

type List = Pick<Schema['invalid_records'], 'list' | 'kind'>

/** Records over this number are kept as well, but not named. */
const maxRows = 1_000

/** Notes records that a response has, and that fail their schema. Those that are noted already keep their time. */
export async function noteInvalid(
  db: Db,
  { list, kind }: List,
  invalid: readonly InvalidRecord[],
  now: Date,
): Promise<void> {
  if (invalid.length === 0) return
  const fields = new Map(invalid.map(({ reference, field }) => [reference ?? '', field]))
  const stored = await db
    .selectFrom('invalid_records')
    .select('reference')
    .where('list', '=', list)
    .where('kind', '=', kind)
    .where(isOneOf(db, 'reference', [...fields.keys()]))
    .execute()
  const earlier = new Set(stored.map(({ reference }) => reference))
  const { rows } = await db
    .selectFrom('invalid_records')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  const added = [...fields.keys()].filter((reference) => !earlier.has(reference))
  const references = [...earlier, ...added.slice(0, Math.max(0, maxRows - Number(rows)))]
  if (references.length === 0) return
  const time = now.getTime()
  const values = references.map((reference) => ({
    ...{ list, kind, reference, since: time, seen_at: time },
    field: fields.get(reference) ?? '',
  }))
  await db
    .insertInto('invalid_records')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['list', 'kind', 'reference'])
        .doUpdateSet(({ ref }) => ({ field: ref('excluded.field'), seen_at: ref('excluded.seen_at') })),
    )
    .execute()
}

/** Ends what was noted of a list that was read completely, and had these records no more. */
export async function endInvalid(db: Db, list: string, readAt: Date): Promise<void> {
  await db
    .deleteFrom('invalid_records')
    .where('list', '=', list)
    .where('seen_at', '<', readAt.getTime())
    .execute()
}

/** Ends what was noted of records that are valid, or gone. */
export async function removeInvalid(
  db: Db,
  { list, kind }: List,
  references: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('invalid_records')
    .where('list', '=', list)
    .where('kind', '=', kind)
    .where(isOneOf(db, 'reference', references))
    .execute()
}

/** Ends what was noted of lists that are no longer read. */
export async function removeInvalidOf(db: Db, lists: readonly string[]): Promise<void> {
  await db
    .deleteFrom('invalid_records')
    .where(isOneOf(db, 'list', lists))
    .execute()
}

/** The number of rows of each kind, and some rows. */
export type InvalidSummary = {
  counts: readonly { kind: ChangeKind; count: number }[]
  first: readonly Schema['invalid_records'][]
}

/** The first rows are ordered by kind and reference. */
export async function summarizeInvalid(db: Db, limit: number): Promise<InvalidSummary> {
  const counts = await db
    .selectFrom('invalid_records')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  const first = await db
    .selectFrom('invalid_records')
    .selectAll()
    .orderBy('kind')
    .orderBy('reference')
    .orderBy('list')
    .limit(limit)
    .execute()
  return { counts: counts.map(({ kind, count }) => ({ kind, count: Number(count) })), first }
}
