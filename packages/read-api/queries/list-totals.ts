import type { Db } from '#db/connect'
import type { List } from '#db/schema'

/** The number of records in a list. */
export async function getTotal(db: Db, { kind, target, language }: List): Promise<number> {
  const found = await db
    .selectFrom('list_totals')
    .select('total')
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('language', '=', language)
    .executeTakeFirst()
  return found?.total ?? 0
}
