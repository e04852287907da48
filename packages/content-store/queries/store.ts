import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { wordTables } from '#db/schema'

/** Where the content is from, and the version of the last transaction that changed it; null before the first import. */
export async function getStore(db: Db): Promise<{ source: string; version: string } | null> {
  const store = await db.selectFrom('store').select(['source', 'version']).executeTakeFirst()
  return store ?? null
}

const contentTables = [
  ...([
    'organizations',
    'organization_sites',
    'jobs',
    'job_websites',
    'articles',
    'article_links',
    'article_groups',
  ] as const),
  ...([
    'article_drafts',
    'changes',
    'reads',
    'held_changes',
    'invalid_records',
    'store',
    'vocabulary',
  ] as const),
]

/** Deletes all content, which is from another source than the one that is to be read. Tokens stay. */
export function clearStore(db: Db): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const table of contentTables) await transaction.deleteFrom(table).execute()
    for (const table of wordTables) await sql`delete from ${sql.table(table)}`.execute(transaction)
  })
}
