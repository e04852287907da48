import type { Db } from '#db/connect'

/** Where the content is from, and the version of the last transaction that changed it; null before the first import. */
export async function getStore(db: Db): Promise<{ source: string; version: string } | null> {
  const store = await db.selectFrom('store').select(['source', 'version']).executeTakeFirst()
  return store ?? null
}
