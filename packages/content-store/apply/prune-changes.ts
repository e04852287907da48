import type { Db } from '#db/connect'

const rowsPerStatement = 1_000

/**
 * Deletes the rows of `changes` before a time, but never the newest row: its number says that none was missed. Returns whether
 * older rows may be left.
 */
export async function pruneChanges(db: Db, before: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('changes')
    .select(['number', 'time'])
    .orderBy('number')
    .limit(rowsPerStatement + 1)
    .execute()
  const old = rows.slice(0, -1).filter(({ time }) => time < before.getTime())
  const last = old.at(-1)
  if (last) await db.deleteFrom('changes').where('number', '<=', last.number).execute()
  return old.length === rowsPerStatement
}
