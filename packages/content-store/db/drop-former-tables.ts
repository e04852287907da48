import { type Kysely, sql } from 'kysely'

/** The tables of records and of derived lists of earlier versions, in an order in which they can be dropped. */
const formerTables = [
  ...['changes', 'reads', 'held_changes', 'invalid_records', 'store', 'article_groups'],
  ...['article_titles', 'article_index', 'list_totals', 'list_marks', 'list_checkpoints', 'title_grams'],
  ...['content_version', 'article_links', 'articles', 'article_drafts', 'jobs', 'organization_sites'],
  ...['organizations', 'authors', 'collections', 'categories', 'sites'],
]

/** The first migration of a database of each earlier version, and those with the times of tokens. */
const firstMigrations = ['0001-records', '0101-store']
const tokenMigrations = ['0003-token-life', '0101-store']

/**
 * Of a database of an earlier version, which its finished migrations tell, only the tokens stay: its records are not
 * those that the API sends, and the import makes them again. Does nothing on every other database.
 */
export async function dropFormerTables(db: Kysely<never>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  await db.transaction().execute(async (transaction) => {
    // Of two processes that migrate at the same time, only one deletes the rows.
    const { rows } = await sql<{ name: string }>`
      delete from kysely_migration where exists (select 1 from kysely_migration where name in (${sql.join(firstMigrations)}))
      returning name`.execute(transaction)
    if (rows.length === 0) return
    for (const table of formerTables) await sql`drop table if exists ${sql.table(table)}`.execute(transaction)
    if (rows.some(({ name }) => tokenMigrations.includes(name))) return
    for (const column of ['expires_at', 'revoked_at', 'last_used_at'])
      await transaction.schema.alterTable('api_tokens').addColumn(column, 'bigint').execute()
  })
}
