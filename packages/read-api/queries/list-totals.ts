import type { Db } from '#db/connect'
import type { List } from '#db/schema'

/** The number of records in a list, as the latest import stored it. An empty list has no row. */
export async function getTotal(db: Db, { kind, target, language }: List): Promise<number> {
  const row = await db
    .selectFrom('list_totals')
    .select('total')
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.total ?? 0
}
