import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { isPostgres, textOf } from './engine'
import { wordTables } from './schema'

export async function createTables(db: Kysely<never>): Promise<void> {
  await createTokens(db)
  await createOrganizationsAndJobs(db)
  await createArticles(db)
  await createChanges(db)
  for (const [name, table, columns] of indexes) {
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db)
  }
  await createTitleIndex(db)
  await createWordTables(db)
}

/** A database of an earlier version has the table already, with tokens. */
async function createTokens(db: Kysely<never>): Promise<void> {
  const text = textOf(db)
  await db.schema
    .createTable('api_tokens')
    .ifNotExists()
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('scopes', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .execute()
}

async function createOrganizationsAndJobs(db: Kysely<never>): Promise<void> {
  const text = textOf(db)
  const { schema } = db
  await dated(schema.createTable('organizations'))
    .addColumn('id', numberOf(db), (column) => column.primaryKey())
    .addColumn('reference', text, (column) => column.notNull().unique())
    .addColumn('slug', text)
    .addColumn('name_lower', text, (column) => column.notNull())
    .addColumn('name_normalized', text, (column) => column.notNull())
    .addColumn('website_key', text)
    .addColumn('record_hash', text)
    .addColumn('embed_hash', text)
    .addColumn('record', text)
    .addColumn('embed', text)
    .execute()
  await schema
    .createTable('organization_sites')
    .addColumn('organization_reference', text, (column) => column.notNull())
    .addColumn('site_reference', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('organization_sites_key', ['organization_reference', 'site_reference'])
    .execute()
  await dated(schema.createTable('jobs'))
    .addColumn('id', numberOf(db), (column) => column.primaryKey())
    .addColumn('reference', text, (column) => column.notNull().unique())
    .addColumn('organization_reference', text, (column) => column.notNull())
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('language', text)
    .addColumn('embed_hash', text)
    .addColumn('detail_hash', text)
    // Before the long texts: SQLite reads a row from its start.
    .addColumn('summary', text)
    .addColumn('embed', text)
    .addColumn('detail', text)
    .execute()
  await sql`create index jobs_open on jobs (reference) where summary is not null`.execute(db)
  await schema
    .createTable('job_websites')
    .addColumn('job_reference', text, (column) => column.notNull())
    .addColumn('website_reference', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('job_websites_key', ['job_reference', 'website_reference'])
    .execute()
}

async function createArticles(db: Kysely<never>): Promise<void> {
  const text = textOf(db)
  const { schema } = db
  await dated(schema.createTable('articles'))
    .addColumn('id', numberOf(db), (column) => column.primaryKey())
    .addColumn('reference', text, (column) => column.notNull().unique())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('name_normalized', text, (column) => column.notNull())
    .addColumn('old_slug', text, (column) => column.notNull())
    .addColumn('has_url', 'integer', (column) => column.notNull())
    .addColumn('record_hash', text, (column) => column.notNull())
    .addColumn('record', text, (column) => column.notNull())
    .execute()
  await schema
    .createTable('article_links')
    .addColumn('article_reference', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('target', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_links_key', ['article_reference', 'kind', 'target'])
    .execute()
  await schema
    .createTable('article_groups')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('record', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('article_groups_key', ['kind', 'reference'])
    .execute()
  await dated(schema.createTable('article_drafts'))
    .addColumn('reference', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('record_hash', text, (column) => column.notNull())
    .addColumn('record', text, (column) => column.notNull())
    .execute()
}

async function createChanges(db: Kysely<never>): Promise<void> {
  const text = textOf(db)
  const { schema } = db
  // On SQLite, `autoincrement` never uses the number of a deleted row again.
  const number = isPostgres(db) ? sql`bigint generated always as identity` : sql`integer`
  await schema
    .createTable('changes')
    .addColumn('number', number, (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('before', text)
    .addColumn('after', text)
    .execute()
  await schema
    .createTable('reads')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('failure', text)
    .addPrimaryKeyConstraint('reads_key', ['kind', 'reference'])
    .execute()
  await schema
    .createTable('held_changes')
    .addColumn('list', text, (column) => column.primaryKey())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('accepted', 'bigint', (column) => column.notNull())
    .addColumn('lost', 'bigint', (column) => column.notNull())
    .addColumn('observed', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('released_at', 'bigint')
    .execute()
  await schema
    .createTable('invalid_records')
    .addColumn('list', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('field', text, (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invalid_records_key', ['list', 'kind', 'reference'])
    .execute()
  await schema
    .createTable('store')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('source', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('published_until', 'bigint', (column) => column.notNull())
    .execute()
}

/** Everything that a list of articles filters and sorts by: its pages and counts read an index and no record. */
const listColumns = 'published_at desc, reference, name_normalized, updated_at, created_at'

const indexes: readonly (readonly [name: string, table: string, columns: string])[] = [
  ['articles_list', 'articles', `${listColumns}, language`],
  ['articles_list_of_language', 'articles', `language, ${listColumns}`],
  ['articles_by_old_slug', 'articles', 'old_slug, published_at desc, language, reference'],
  ['article_links_list', 'article_links', 'kind, target, published_at desc, article_reference'],
  [
    'article_links_list_of_language',
    'article_links',
    'kind, target, language, published_at desc, article_reference',
  ],
  ['organizations_by_slug', 'organizations', 'slug, reference'],
  ['organizations_by_slug_in_any_case', 'organizations', 'lower(slug)'],
  ['organizations_list', 'organizations', 'name_normalized, reference, record_hash, updated_at, created_at'],
  ['organizations_by_name', 'organizations', 'name_lower'],
  ['organizations_by_website', 'organizations', 'website_key'],
  ['organization_sites_by_site', 'organization_sites', 'site_reference, organization_reference'],
  ['jobs_of_organization', 'jobs', 'organization_reference, published_at desc, reference, embed_hash'],
  ['jobs_by_slug_in_any_case', 'jobs', 'organization_reference, lower(slug)'],
  ['job_websites_by_website', 'job_websites', 'website_reference, job_reference'],
  ['changes_by_time', 'changes', 'kind, time'],
  ['changes_of_record', 'changes', 'kind, reference, time'],
  ['reads_by_time', 'reads', 'kind, next_at, reference'],
  ['article_drafts_by_update', 'article_drafts', 'updated_at, reference'],
]

/** A trigram index, which finds titles by any part of three or more characters. */
async function createTitleIndex(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create index articles_title on articles using gin (name_normalized gin_trgm_ops)`.execute(db)
    return
  }
  await sql`
    create virtual table article_titles using fts5
      (name_normalized, content='articles', content_rowid='id', tokenize='trigram case_sensitive 1')
  `.execute(db)
  const add = sql`insert into article_titles(rowid, name_normalized) values (new.id, new.name_normalized);`
  const remove = sql`
    insert into article_titles(article_titles, rowid, name_normalized)
      values ('delete', old.id, old.name_normalized);`
  await sql`create trigger articles_added after insert on articles begin ${add} end`.execute(db)
  await sql`create trigger articles_removed after delete on articles begin ${remove} end`.execute(db)
  await sql`
    create trigger articles_renamed after update of name_normalized on articles
    when old.name_normalized <> new.name_normalized begin ${remove} ${add} end
  `.execute(db)
}

/**
 * The words of organizations and open jobs by the `id` of their row. On SQLite the index keeps no text, and words have no character
 * that its tokenizer separates. Beginnings of two and three letters have an index of their own: without it, 50,000 jobs with words
 * that begin with `ma` take 2 s instead of 13 ms.
 */
async function createWordTables(db: Kysely<never>): Promise<void> {
  for (const table of wordTables) {
    const name = sql.table(table)
    if (isPostgres(db)) {
      await sql`create table ${name} (rowid bigint primary key, words tsvector not null)`.execute(db)
      await sql`create index ${sql.ref(`${table}_by_word`)} on ${name} using gin (words)`.execute(db)
    } else
      await sql`
        create virtual table ${name} using fts5
          (words, content='', contentless_delete=1, prefix='2 3', tokenize="ascii tokenchars '+#'")
      `.execute(db)
  }
}

/** The type of a number that a row has from its insertion on. */
function numberOf(db: Kysely<never>) {
  return isPostgres(db) ? sql`bigint generated always as identity` : sql`integer`
}

function dated<Table extends string>(table: CreateTableBuilder<Table>) {
  return table
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
}
