import type { Db } from '@vitrine/content-store/db/connect'
import { type RecordTable, recordTables } from '@vitrine/content-store/db/schema'
import { generatedPrefix } from './taxonomies'

/** The kinds of records in the database that were not generated. */
export async function foreignKinds(db: Db): Promise<RecordTable[]> {
  const found: RecordTable[] = []
  for (const table of recordTables) {
    const row = await db
      .selectFrom(table)
      .select('reference')
      .where('reference', 'not like', `${generatedPrefix}%`)
      .limit(1)
      .executeTakeFirst()
    if (row) found.push(table)
  }
  return found
}
