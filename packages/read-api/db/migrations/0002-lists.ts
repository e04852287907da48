import { type Kysely, sql } from 'kysely'
import { isPostgres, textOf } from '#db/engine'

/** Tables and indexes for reading lists page by page: see `refresh-lists.ts`. */
export async function createLists(db: Kysely<never>): Promise<void> {
  await describeLinks(db)
  const { schema } = db
  const text = textOf(db)
  await schema
    .createTable('article_index')
    // The full-text index of SQLite identifies rows by a number that never changes.
    .addColumn('id', isPostgres(db) ? sql`bigint generated always as identity` : 'integer', (column) =>
      column.primaryKey(),
    )
    .addColumn('reference', text, (column) => column.notNull().unique())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('name_folded', text, (column) => column.notNull())
    .execute()
  await schema
    .createTable('list_totals')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('target', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_totals_key', ['kind', 'target', 'language'])
    .execute()
  await schema
    .createTable('list_marks')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('target', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('direction', text, (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('list_marks_key', ['kind', 'target', 'language', 'direction', 'position'])
    .execute()
  await schema
    .createTable('title_grams')
    .addColumn('gram', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('reference_list', text)
    .addPrimaryKeyConstraint('title_grams_key', ['gram', 'language'])
    .execute()
  await schema
    .createTable('content_version')
    .addColumn('version', text, (column) => column.primaryKey())
    .execute()
  await createIndexes(db)
  await createTitleIndex(db)
}

/** Adds the columns by which lists of links and sites are sorted. */
async function describeLinks(db: Kysely<never>): Promise<void> {
  const text = textOf(db)
  const { schema } = db
  await schema
    .alterTable('article_links')
    .addColumn('language', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('article_links')
    .addColumn('published_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('organization_sites')
    .addColumn('name_folded', text, (column) => column.notNull().defaultTo(''))
    .execute()
  const ofArticle = sql`from articles where reference = article_reference`
  await sql`
    update article_links set
      language = (select language ${ofArticle}),
      published_at = (select published_at ${ofArticle})
    where exists (select 1 ${ofArticle})
  `.execute(db)
}

/** Expressions, because the sort directions differ: newest first, then `reference` ascending. */
const newestFirst: readonly (readonly [name: string, table: string, columns: string])[] = [
  ['article_index_newest', 'article_index', 'published_at desc, reference'],
  ['article_index_newest_of_language', 'article_index', 'language, published_at desc, reference'],
  ['article_index_updated', 'article_index', 'updated_at'],
  ['article_index_created', 'article_index', 'created_at'],
  ['article_links_newest', 'article_links', 'kind, target, published_at desc, article_reference'],
  [
    'article_links_newest_of_language',
    'article_links',
    'kind, target, language, published_at desc, article_reference',
  ],
  ['organization_sites_by_name', 'organization_sites', 'site_reference, name_folded, organization_reference'],
  ['list_marks_by_day', 'list_marks', 'kind, target, language, direction, published_at, position'],
]

async function createIndexes(db: Kysely<never>): Promise<void> {
  for (const name of [
    'articles_by_published_at_and_reference',
    'articles_by_language_and_published_at_and_reference',
    'articles_by_updated_at',
    'articles_by_created_at',
    'article_links_by_kind_and_target_and_article_reference',
  ]) {
    await db.schema.dropIndex(name).execute()
  }
  for (const [name, table, columns] of newestFirst) {
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db)
  }
}

/** A trigram index, which finds titles by any part of three or more characters. */
async function createTitleIndex(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create index article_index_title on article_index using gin (name_folded gin_trgm_ops)`.execute(
      db,
    )
    return
  }
  await sql`
    create virtual table article_titles using fts5
      (name_folded, content='article_index', content_rowid='id', tokenize='trigram case_sensitive 1')
  `.execute(db)
  await sql`
    create trigger article_index_added after insert on article_index begin
      insert into article_titles(rowid, name_folded) values (new.id, new.name_folded);
    end
  `.execute(db)
  await sql`
    create trigger article_index_removed after delete on article_index begin
      insert into article_titles(article_titles, rowid, name_folded) values ('delete', old.id, old.name_folded);
    end
  `.execute(db)
}
