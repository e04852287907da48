import type { Kysely } from 'kysely'
import { textOf } from '#db/engine'

/** A table of its own: no query of the API reads it, so no operation can send a draft. */
export async function createArticleDrafts(db: Kysely<never>): Promise<void> {
  const text = textOf(db)
  await db.schema
    .createTable('article_drafts')
    .addColumn('reference', text, (column) => column.primaryKey())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('document', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at_text', text, (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_text', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('article_drafts_by_updated_at_and_reference')
    .on('article_drafts')
    .columns(['updated_at', 'reference'])
    .execute()
}
