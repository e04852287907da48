import type { Db } from '#db/connect'
import type { ChangeKind } from '#db/schema'
import { type JsonObject, parseObject } from '#records/json'

export type Change = {
  number: number
  time: number
  kind: ChangeKind
  reference: string
  action: 'create' | 'update' | 'delete'
  /** What the pages of the record depended on before the change, and depend on after it. */
  before: JsonObject | null
  after: JsonObject | null
}

/** The number of the last change; 0 if there is none. */
export async function lastChange(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** The changes after a number, the oldest first. */
export async function listChanges(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<Change[]> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    before: row.before === null ? null : parseObject(row.before),
    after: row.after === null ? null : parseObject(row.after),
  }))
}
