import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { apply } from '#apply/apply'
import { getStore } from '#queries/store'
import { findByWords, readQuery } from '#search/find'
import { createDatabase, engines } from '#testing/engines'
import { type Db, openDatabaseForWriting } from './connect'
import { isMigrated, migrate } from './migrations'

describe.each(engines)('on %s', (engine) => {
  async function openNew(): Promise<Db> {
    const { url, remove } = await createDatabase(engine)
    const db = openDatabaseForWriting(url)
    onTestFinished(async () => {
      await db.destroy()
      await remove()
    })
    return db
  }

  async function listTables(db: Db): Promise<string[]> {
    const tables = await db.introspection.getTables()
    return tables.map(({ name }) => name)
  }

  test('a migrated database stays as it is', async () => {
    const db = await openNew()
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
    await db
      .insertInto('store')
      .values({ id: 1, source: 'files', version: 'a', published_until: 0 })
      .execute()
    await migrate(db)
    expect(await getStore(db)).toEqual({ source: 'files', version: 'a' })
  })

  test.each([['0001-records'], ['0001-records', '0002-lists', '0003-token-life', '0004-plain-names']])(
    'of a database with the migrations %s only the tokens stay',
    async (...names) => {
      const db = await openNew()
      await createFormer(db, names)
      expect(await isMigrated(db)).toBe(false)
      await migrate(db)
      expect(await isMigrated(db)).toBe(true)
      expect(await getStore(db)).toBeNull()
      expect(await db.selectFrom('api_tokens').select(['name', 'expires_at']).execute()).toEqual([
        { name: 'site', expires_at: null },
      ])
      const tables = await listTables(db)
      expect(tables).toEqual(expect.arrayContaining(['articles', 'changes', 'store']))
      for (const name of ['sites', 'article_index', 'list_totals', 'content_version'])
        expect(tables).not.toContain(name)
      expect(await db.selectFrom('articles').select('record').execute()).toEqual([])
    },
  )

  test('the records of a database without the index of words are found after the migration', async () => {
    const db = await openNew()
    await migrate(db)
    const record = { reference: 'a', name: 'Crane', language: 'en', published_at: '2026-05-01T08:00:00Z' }
    const references = Array.from({ length: 1_200 }, (_, index) => `a${index}`)
    await apply(
      db,
      'files',
      [
        {
          kind: 'articles',
          records: references.map((reference) => ({ reference, record: { ...record, reference } })),
        },
        {
          kind: 'embeds',
          records: [
            {
              organization_reference: 'o',
              embed: { name: 'Acme', websites: [], jobs: [{ ...record, slug: 'a' }] },
            },
          ],
        },
      ],
      { now: new Date() },
    )
    for (const table of ['vocabulary', 'article_words', 'organization_words', 'job_words'])
      await sql`drop table ${sql.table(table)}`.execute(db)
    // What the version before had.
    await sql`create table job_words (rowid bigint)`.execute(db)
    for (const table of ['content_files', 'shared_links'])
      await sql`drop table ${sql.table(table)}`.execute(db)
    await sql`drop index jobs_drafts`.execute(db)
    await sql`delete from kysely_migration where name > '0102-store'`.execute(db)
    await migrate(db)
    const articles = { languages: ['en'], publishedUntil: Date.now() }
    const options = { articles, synonyms: new Map<string, never[]>(), hasCompounds: false }
    for (const [table, words, count] of [
      ['article_words', 'crane', 1_200],
      ['job_words', 'crame', 1],
      ['organization_words', 'acme', 1],
    ] as const) {
      const query = await readQuery(db, [words], options)
      expect([table, (await findByWords(db, table, query)).flat().length]).toEqual([table, count])
    }
  })

  /** What the migration recognizes of an earlier version: its migrations and some of its tables. */
  async function createFormer(db: Db, names: readonly string[]): Promise<void> {
    const former = db as unknown as Kysely<never>
    const times = names.includes('0003-token-life')
      ? ', expires_at bigint, revoked_at bigint, last_used_at bigint'
      : ''
    const statements = [
      'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
      ...names.map((name) => `insert into kysely_migration values ('${name}', '2026')`),
      `create table api_tokens (hash text primary key, name text not null, scopes text not null, created_at bigint not null${times})`,
      `insert into api_tokens (hash, name, scopes, created_at) values ('ab', 'site', 'jobs_r', 1)`,
      'create table sites (reference text primary key, document text)',
      'create table articles (reference text primary key, document text)',
      `insert into articles values ('a', '{}')`,
      'create table article_index (id integer primary key, name_normalized text not null)',
      'create table list_totals (kind text, total bigint)',
      'create table content_version (version text primary key)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(former)
    if (engine === 'postgres') return
    await sql`create virtual table article_titles using fts5
      (name_normalized, content='article_index', content_rowid='id', tokenize='trigram')`.execute(former)
    await sql`create trigger article_index_added after insert on article_index begin
      insert into article_titles(rowid, name_normalized) values (new.id, new.name_normalized); end`.execute(
      former,
    )
  }
})
