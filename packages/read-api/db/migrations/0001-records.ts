import type { CreateTableBuilder, Kysely, RawBuilder } from 'kysely'
import { textOf } from '#db/engine'

export async function createRecords(db: Kysely<never>): Promise<void> {
  const { schema } = db
  const text = textOf(db)
  await schema
    .createTable('api_tokens')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('scopes', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const table of ['sites', 'categories', 'collections', 'authors']) {
    await recordTable(schema.createTable(table), text).execute()
  }

  await recordTable(schema.createTable('organizations'), text)
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('name_lower', text, (column) => column.notNull())
    .addColumn('name_folded', text, (column) => column.notNull())
    .addColumn('website_key', text)
    .execute()
  await schema
    .createTable('organization_sites')
    .addColumn('organization_reference', text, (column) => column.notNull())
    .addColumn('site_reference', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('organization_sites_key', ['site_reference', 'organization_reference'])
    .execute()
  await recordTable(schema.createTable('jobs'), text)
    .addColumn('organization_reference', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .execute()
  await recordTable(schema.createTable('articles'), text)
    .addColumn('name_folded', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('article_links')
    .addColumn('article_reference', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('target', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_links_key', ['article_reference', 'kind', 'position'])
    .execute()
  for (const [table, ...columns] of indexes) {
    const name = `${table}_by_${columns.join('_and_')}`
    await schema.createIndex(name).on(table).columns(columns).execute()
  }
}

/** One for each filter and sort order of the API; `reference` breaks ties. */
const indexes: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['organizations', 'slug'],
  ['organizations', 'name_lower'],
  ['organizations', 'name_folded', 'reference'],
  ['organizations', 'website_key'],
  ['organizations', 'updated_at'],
  ['organizations', 'created_at'],
  ['organization_sites', 'organization_reference'],
  ['jobs', 'organization_reference', 'status', 'published_at', 'reference'],
  ['articles', 'published_at', 'reference'],
  ['articles', 'language', 'published_at', 'reference'],
  ['articles', 'updated_at'],
  ['articles', 'created_at'],
  ['article_links', 'kind', 'target', 'article_reference'],
]

function recordTable<Table extends string>(table: CreateTableBuilder<Table>, text: RawBuilder<unknown>) {
  return table
    .addColumn('reference', text, (column) => column.primaryKey())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('document', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at_text', text, (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_text', text, (column) => column.notNull())
}
