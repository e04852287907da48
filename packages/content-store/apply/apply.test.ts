import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import type { ArticleFilter } from '#queries/article-filter'
import { listArticleGroups } from '#queries/article-groups'
import { listArticles } from '#queries/articles'
import { lastChange, listChanges } from '#queries/changes'
import { getEmbed, getJob } from '#queries/jobs'
import { getStore } from '#queries/store'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { type Applied, type ApplyOptions, apply, compare } from './apply'
import type { Batch } from './input'

const now = new Date('2026-11-20T12:00:00Z')
const source = 'https://api.example'

const organization = (fields = {}) => ({
  reference: 'o1',
  name: 'Acme',
  slug: 'acme',
  websites: [],
  ...fields,
})
const detail = (reference: string, fields = {}) => {
  return {
    reference,
    organization_reference: 'o1',
    name: 'Nurse',
    status: 'published',
    language: 'en',
    ...fields,
  }
}
const embedJob = (reference: string, fields = {}) => ({
  reference,
  name: 'Nurse',
  slug: `nurse-${reference}`,
  created_at: { en: 'The 15 November 2021 at 10h30' },
  ...fields,
})
const article = (reference: string, fields = {}) => ({
  reference,
  name: 'Night shift',
  language: 'en',
  url: 'https://x.example/a',
  published_at: '2026-03-02T09:00:00.000+01:00',
  categories: [{ reference: 'c1', name: 'Craft' }],
  organizations: [{ slug: 'acme' }],
  cms_authors: { name: 'Mara' },
  ...fields,
})

const embeds = (...jobs: object[]): Batch => ({
  kind: 'embeds',
  records: [{ organization_reference: 'o1', embed: { name: 'Acme', jobs, websites: [] } }],
})
const articles = (...records: { reference: string }[]): Batch => ({
  kind: 'articles',
  records: records.map((record) => ({ reference: record.reference, record })),
})

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
  })
  beforeEach(async () => {
    const tables = ['organizations', 'organization_sites', 'jobs', 'articles', 'article_links'] as const
    for (const table of [
      ...tables,
      'job_websites',
      'article_groups',
      'article_drafts',
      'changes',
      'store',
    ] as const)
      await db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  const write = (batches: Batch[], options: Partial<ApplyOptions> = {}) =>
    apply(db, source, batches, { now, ...options })
  const list = async (filter: ArticleFilter = {}) => {
    const { items } = await listArticles(db, filter, { offset: 0, limit: 100 })
    return items.map(({ record }) => JSON.parse(record).reference)
  }
  const openJobs = async () => {
    const found = await getEmbed(db, { organization_reference: 'o1' }, null)
    return found?.jobs.items.map((job) => JSON.parse(job).reference)
  }
  const changesAfter = async (after: number) => {
    const changes = await listChanges(db, { after, limit: 100 })
    return changes.map(({ kind, reference, action }) => `${action} ${kind} ${reference}`)
  }
  /** `jobs: 1 added` and so on. */
  const toLines = (applied: Applied) =>
    applied.flatMap(({ kind, remaining: _, ...counts }) =>
      Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${kind}: ${count} ${name}`] : [])),
    )

  test('records are stored as they are, and equal ones are left alone', async () => {
    const record = organization({ unknown: { a: [1, null] } })
    const batch: Batch = { kind: 'organizations', records: [{ reference: 'o1', record }] }
    expect(toLines(await write([batch]))).toEqual(['organizations: 1 added'])
    const stored = await db.selectFrom('organizations').selectAll().executeTakeFirstOrThrow()
    expect(stored.record).toBe(JSON.stringify(record))
    const before = await getStore(db)
    expect(before?.source).toBe(source)
    expect(toLines(await write([batch], { now: new Date() }))).toEqual(['organizations: 1 unchanged'])
    expect(await getStore(db)).toEqual(before)
    expect(await db.selectFrom('organizations').selectAll().executeTakeFirstOrThrow()).toEqual(stored)
  })

  test('a change has what pages depend on, before and after', async () => {
    await write([articles(article('a1'))])
    const last = await lastChange(db)
    await write([articles(article('a1', { name: 'Day shift', categories: [] }))])
    const [change] = await listChanges(db, { after: last, limit: 10 })
    const pages = {
      ...{ language: 'en', name: 'Night shift', published_at: '2026-03-02T09:00:00.000+01:00' },
      ...{
        categories: [{ reference: 'c1', name: 'Craft' }],
        collections: [],
        organizations: [{ slug: 'acme' }],
      },
    }
    expect(change).toMatchObject({ kind: 'article', reference: 'a1', action: 'update', time: now.getTime() })
    expect(change?.before).toEqual(pages)
    expect(change?.after).toEqual({ ...pages, name: 'Day shift', categories: [] })
  })

  test('an embed response is the complete list of the open jobs of its organization', async () => {
    expect(toLines(await write([embeds(embedJob('j1'), embedJob('j2'), { name: 'no reference' })]))).toEqual([
      'organizations: 1 added',
      'jobs: 2 added',
    ])
    expect(await openJobs()).toEqual(['j1', 'j2'])
    await write([{ kind: 'jobs', records: [{ reference: 'j1', detail: detail('j1') }] }])
    const last = await lastChange(db)
    expect(toLines(await write([embeds(embedJob('j3'))]))).toEqual([
      'organizations: 1 unchanged',
      'jobs: 1 added',
      'jobs: 1 changed',
      'jobs: 1 removed',
    ])
    expect(await openJobs()).toEqual(['j3'])
    expect((await changesAfter(last)).sort()).toEqual(['create job j3', 'delete job j2', 'update job j1'])
    expect(await getJob(db, 'j1')).toBe(JSON.stringify(detail('j1')))
  })

  test('a job of which the operation responds with 404 stays while embed has it', async () => {
    const isGone: Batch = { kind: 'jobs', records: [{ reference: 'j1', detail: null }] }
    expect(toLines(await write([isGone]))).toEqual(['jobs: 1 unchanged'])
    await write([
      { kind: 'jobs', records: [{ reference: 'j1', detail: detail('j1'), embed: embedJob('j1') }] },
    ])
    await write([isGone])
    expect([
      await getJob(db, 'j1'),
      await db.selectFrom('jobs').select(['slug', 'status']).execute(),
    ]).toEqual([null, [{ slug: 'nurse-j1', status: 'published' }]])
    await write([{ kind: 'jobs', records: [{ reference: 'j1', embed: null }] }])
    expect(await db.selectFrom('jobs').select('reference').execute()).toEqual([])
  })

  test('a part that was not read stays as it is stored', async () => {
    const record = organization()
    await write([embeds(), { kind: 'organizations', records: [{ reference: 'o1', record }] }])
    await write([embeds(embedJob('j1'))])
    const row = await db.selectFrom('organizations').select(['record', 'slug']).executeTakeFirstOrThrow()
    expect(row).toEqual({ record: JSON.stringify(record), slug: 'acme' })
  })

  test('only a complete list with prune removes what it lacks', async () => {
    await write([articles(article('a1'), article('a2'))])
    expect(toLines(await write([articles(article('a1'))]))).toEqual(['articles: 1 unchanged'])
    const complete = ['articles'] as const
    expect(toLines(await write([articles(article('a1'))], { complete }))).toEqual([
      'articles: 1 unchanged',
      'articles: 1 notInSource',
    ])
    const last = await lastChange(db)
    expect(toLines(await write([articles(article('a1'))], { complete, prune: true }))).toEqual([
      'articles: 1 unchanged',
      'articles: 1 removed',
    ])
    expect(await list({ category: 'c1' })).toEqual(['a1'])
    expect(await changesAfter(last)).toEqual(['delete article a2'])
  })

  test('lists, titles and groups follow the articles', async () => {
    await write([{ kind: 'organizations', records: [{ reference: 'o1', record: organization() }] }])
    const newer = { published_at: '2026-04-02T09:00:00Z', categories: [{ reference: 'c1', name: 'Crafts' }] }
    await write([articles(article('a1'), article('a2', newer))])
    expect((await listArticleGroups(db, 'category')).get('c1')).toEqual({ reference: 'c1', name: 'Crafts' })
    expect(await list({ organization: 'acme', title: 'night' })).toEqual(['a2', 'a1'])
    await write([articles(article('a2', { name: 'Day', categories: [], organizations: [] }))])
    expect((await listArticleGroups(db, 'category')).get('c1')).toEqual({ reference: 'c1', name: 'Craft' })
    expect([
      await list({ title: 'night' }),
      await list({ title: 'da' }),
      await list({ organization: 'acme' }),
    ]).toEqual([['a1'], ['a2'], ['a1']])
    await write([articles(article('a1', { categories: [] }))])
    expect(await listArticleGroups(db, 'category')).toEqual(new Map())
  })

  test('a batch that has a reference twice counts the first', async () => {
    await write([articles(article('a1', { name: 'First' }), article('a1', { name: 'Second' }))])
    expect(await list({ title: 'first' })).toEqual(['a1'])
  })

  test('batches of an asynchronous source are written, and nothing if it fails', async () => {
    async function* failing(): AsyncGenerator<Batch> {
      yield articles(article('a1'))
      throw new Error('503')
    }
    await expect(apply(db, source, failing(), { now })).rejects.toThrow('503')
    expect([await list(), await getStore(db), await lastChange(db)]).toEqual([[], null, 0])
  })

  test('compare returns the counts and writes nothing, also without a database', async () => {
    await write([articles(article('a1'))])
    const changed = [articles(article('a1', { name: 'Day' }), article('a2'))]
    expect(toLines(await compare(db, changed, { now }))).toEqual(['articles: 1 added', 'articles: 1 changed'])
    expect(toLines(await compare(null, changed, { now }))).toEqual(['articles: 2 added'])
    expect(await list()).toEqual(['a1'])
  })

  test('a long title and a text with NUL are stored', async () => {
    const name = `${'字'.repeat(3_000)}\0`
    await write([articles(article('a1', { name, organizations: [{ slug: 'x\0' }], indexed: ['\ud800'] }))])
    expect(await list({ title: '字字字' })).toEqual(['a1'])
  })

  test('the event loop turns at least after every 25 records', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 0)
    const many = Array.from({ length: 1_000 }, (_, index) => article(`a${index}`))
    await write([articles(...many)])
    clearInterval(timer)
    expect(turns).toBeGreaterThanOrEqual(20)
  })
})
