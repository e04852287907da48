import type { Db } from '#db/connect'
import type { RecordTable } from '#db/schema'

const pageSize = 1_000

/** Every reference of a table, in pages. The caller can delete the rows of a page before it takes the next. */
export async function* listReferences(db: Db, table: RecordTable): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom<RecordTable>(table)
      .select('reference')
      .where('reference', '>', last)
      .orderBy('reference')
      .limit(pageSize)
      .execute()
    const references = rows.map((row) => row.reference)
    if (references.length > 0) yield references
    const next = references.at(-1)
    if (next === undefined || references.length < pageSize) return
    last = next
  }
}
