import { type Kysely, sql } from 'kysely'
import { textOf } from './engine'

/** What editors see: the drafts among the jobs, and the file of each record of a content folder. */
export async function createEditorTables(db: Kysely<never>): Promise<void> {
  await sql`create index jobs_drafts on jobs (updated_at, reference) where status = 'draft'`.execute(db)
  const text = textOf(db)
  await db.schema
    .createTable('content_files')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('path', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('content_files_key', ['kind', 'reference'])
    .execute()
}

/** The links with which editors show previews to others. */
export async function createSharedLinks(db: Kysely<never>): Promise<void> {
  const text = textOf(db)
  await db.schema
    .createTable('shared_links')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('locale', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}
