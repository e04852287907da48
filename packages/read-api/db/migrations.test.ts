import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { articlesQuery } from '@vitrine/api-contract/article'
import { organizationsQuery } from '@vitrine/api-contract/organization'
import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContent } from '#import/load-content'
import type { Row } from '#import/rows'
import { writeContent } from '#import/write-content'
import { listArticles } from '#queries/articles'
import { listOrganizations } from '#queries/organizations'
import { type Files, makeArticle, makeFiles, writeFolder } from '#testing/content-folder'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { importedAt } from '#testing/test-api'
import { type Db, openDatabaseForWriting } from './connect'
import { migrate } from './migrations'
import { createRecords } from './migrations/0001-records'
import { createLists } from './migrations/0002-lists'
import { addTokenTimes } from './migrations/0003-token-life'

const before0004 = {
  '0001-records': { up: createRecords },
  '0002-lists': { up: createLists },
  '0003-token-life': { up: addTokenTimes },
}

describe.each(engines)('migration 0004 on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => before0004 } })
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    const folder = writeFolder(makeFiles())
    for (const { kind, rows } of loadContent(folder, importedAt)) {
      for (const row of rows) await insertAsBefore0004(kind, row)
    }
    rmSync(folder, { recursive: true })
    await sql`
      insert into article_index (reference, language, published_at, updated_at, created_at, name_folded)
      select reference, language, published_at, updated_at, created_at, name_folded from articles
    `.execute(db)
    await sql`insert into list_marks values ('', '', '', 'asc', 0, 0, 'none')`.execute(db)
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  async function insertAsBefore0004(table: string, { reference, fields, columns, sites, links }: Row) {
    const named = Object.entries(columns).map(([name, value]) => [
      name === 'name_normalized' ? 'name_folded' : name,
      value,
    ])
    const oldColumns = Object.fromEntries(named)
    const hash = createHash('sha256')
      .update(JSON.stringify([fields, oldColumns, sites, links]))
      .digest('hex')
    const times = { created_at: importedAt.getTime(), updated_at: importedAt.getTime() }
    const texts = {
      created_at_text: '2026-11-20T12:00:00.000+00:00',
      updated_at_text: '2026-11-20T12:00:00.000+00:00',
    }
    await insert(table, {
      reference,
      hash,
      document: JSON.stringify(fields),
      ...times,
      ...texts,
      ...oldColumns,
    })
    for (const site of sites)
      await insert('organization_sites', { organization_reference: reference, site_reference: site })
    for (const link of links) await insert('article_links', { article_reference: reference, ...link })
  }

  async function insert(table: string, values: Record<string, unknown>) {
    const names = sql.join(Object.keys(values).map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(values))})`.execute(
      db,
    )
  }

  const importAll = async (files: Files) => {
    const folder = writeFolder(files)
    const summary = await writeContent(db, loadContent(folder, importedAt), importedAt, { prune: true })
    rmSync(folder, { recursive: true })
    return summary
  }
  const findArticles = async (q: string) => {
    const { items } = await listArticles(db, articlesQuery.parse({ q }))
    return items.map(({ article }) => article.fields.reference)
  }

  test('keeps the records and the search index of titles', async () => {
    await migrate(db)
    expect(await findArticles('NIGHT shift')).toEqual(['AbC12dE'])
    expect(await findArticles('t')).toEqual(['AbC12dE'])
    expect(await findArticles('day shift')).toEqual([])
    const { items } = await listOrganizations(
      db,
      organizationsQuery.parse({ cms_sites_references: 'board,acme-careers' }),
    )
    expect(items.map(({ organization }) => organization.fields.reference)).toContain('AcmE01')
  })

  test('lets the next import recognize every record as unchanged', async () => {
    const summary = await importAll(makeFiles())
    for (const { added, changed, removed } of summary) expect([added, changed, removed]).toEqual([0, 0, 0])
    expect(summary.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBeGreaterThan(5)
  })

  test('lets later imports update the search index of titles', async () => {
    const changed = makeArticle({ name: 'What the day shift taught us' })
    await importAll({ ...makeFiles(), 'articles/en/night-shift.md': changed })
    expect(await findArticles('day shift')).toEqual(['AbC12dE'])
    expect(await findArticles('night shift')).toEqual([])
  })
})
