import type { Db } from '#db/connect'
import type { ChangeAction, ChangeKind } from '#db/schema'
import { type JsonObject, parseObject } from '#records/json'

export type Change = {
  number: number
  time: number
  kind: ChangeKind
  reference: string
  action: ChangeAction
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

/** Whether the change with this number is still there. */
export async function hasChange(db: Db, number: number): Promise<boolean> {
  const row = await db.selectFrom('changes').select('number').where('number', '=', number).executeTakeFirst()
  return row !== undefined
}

/** The number of the last change before a time; 0 if there is none. */
export async function lastChangeBefore(db: Db, time: Date): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select('number')
    .where('time', '<', time.getTime())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}
