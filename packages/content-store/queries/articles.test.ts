import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply } from '#apply/apply'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { countArticles, listArticleLanguages, listMonthCounts } from './article-counts'
import type { ArticleFilter } from './article-filter'
import { listTargetCounts } from './article-groups'
import { type ArticleRange, getArticle, getNextArticle, listArticles } from './articles'

type Fields = { language?: string; indexed?: string[]; categories?: string[]; organizations?: string[] }

const article = (reference: string, published_at: string, name: string, fields: Fields = {}) => ({
  reference,
  record: {
    ...{ reference, name, published_at, language: 'en', indexed: ['front'] },
    ...fields,
    categories: (fields.categories ?? []).map((own) => ({ reference: own, name: own })),
    organizations: (fields.organizations ?? []).map((slug) => ({ slug, name: slug })),
  },
})

const records = [
  article('a1', '2025-12-31T23:59:59Z', 'Night shift', { categories: ['craft'] }),
  article('a2', '2026-01-01T00:00:00Z', 'Day shift', { indexed: ['front', 'news'] }),
  article('a3', '2026-01-15T08:00:00Z', 'Une nuit', { language: 'fr', categories: ['craft'] }),
  article('a4', '2026-01-15T08:00:00Z', 'Québec', { language: 'fr_CA', categories: ['craft', 'travel'] }),
  article('a5', '2026-01-15T08:00:00Z', 'Night in day', { indexed: ['news'], organizations: ['acme'] }),
  article('a6', '2026-03-01T08:00:00Z', 'Nacht', { language: 'nl', indexed: ['other'] }),
  article('a7', '2027-01-01T08:00:00Z', 'Later', { categories: ['craft'], organizations: ['acme'] }),
]
const published = { publishedUntil: Date.parse('2026-11-20T12:00:00Z') }
const time = Date.parse('2026-01-15T08:00:00Z')

describe.each(engines)('articles on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
    await apply(db, 'files', [{ kind: 'articles', records }], { now: new Date('2026-11-20T12:00:00Z') })
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  const referenceOf = (record: string) => JSON.parse(record).reference
  const list = async (filter: ArticleFilter, range: Partial<ArticleRange> = {}) => {
    const { items, total } = await listArticles(db, filter, { offset: 0, limit: 10, ...range })
    return `${items.map(({ record }) => referenceOf(record))} of ${total}`
  }

  test.each<[string, ArticleFilter, string]>([
    ['all, newest first, equal times by reference', {}, 'a7,a6,a3,a4,a5,a2,a1 of 7'],
    ['published ones', published, 'a6,a3,a4,a5,a2,a1 of 6'],
    [
      'several languages in one order',
      { ...published, languages: ['fr', 'fr-CA', 'en'] },
      'a3,a4,a5,a2,a1 of 5',
    ],
    ['no language', { languages: [] }, ' of 0'],
    ['any of several indexes, each article once', { indexes: ['front', 'news'] }, 'a7,a3,a4,a5,a2,a1 of 6'],
    ['indexes and a language', { languages: ['en'], indexes: ['news', 'other'] }, 'a5,a2 of 2'],
    ['an index of others', { index: 'news', indexes: ['front'] }, 'a2 of 1'],
    ['a category of an index', { category: 'craft', indexes: ['front'], ...published }, 'a3,a4,a1 of 3'],
    ['a category and a language', { category: 'craft', languages: ['fr-CA'] }, 'a4 of 1'],
    ['an organization', { organization: 'acme' }, 'a7,a5 of 2'],
    ['a text in the title', { title: 'night' }, 'a5,a1 of 2'],
    ['a short text', { title: 'da', indexes: ['front'] }, 'a2 of 1'],
    ['a text in an organization', { title: 'night', organization: 'acme' }, 'a5 of 1'],
    ['a period', { from: Date.parse('2026-01-01'), before: time }, 'a2 of 1'],
  ])('lists %s', async (_, filter, expected) => {
    expect(await list(filter)).toBe(expected)
  })

  test('pages have the total of all, in both orders', async () => {
    const filter = { ...published, languages: ['en', 'fr', 'fr-CA'], indexes: ['front', 'news'] }
    expect(await list(filter, { offset: 1, limit: 2 })).toBe('a4,a5 of 5')
    expect(await list(filter, { offset: 1, limit: 2, order: 'oldest first' })).toBe('a2,a3 of 5')
    expect(await list(filter, { offset: 9 })).toBe(' of 5')
  })

  test('the article after one in its list is the next of equal times, then of later ones', async () => {
    const next = async (filter: ArticleFilter, reference: string, publishedAt = time) => {
      const record = await getNextArticle(db, filter, { publishedAt, reference })
      return record === null ? null : referenceOf(record)
    }
    expect(await next(published, 'a5')).toBe('a4')
    expect(await next({ ...published, languages: ['fr', 'fr-CA'] }, 'a4')).toBe('a3')
    expect(await next(published, 'a3')).toBe('a6')
    expect(await next({ ...published, category: 'craft' }, 'a3')).toBeNull()
    expect(await next({ category: 'craft' }, 'a3')).toBe('a7')
    expect(await next({ languages: [] }, 'a3')).toBeNull()
  })

  test('counts articles, and those of months', async () => {
    const filter = { ...published, indexes: ['front', 'news'] }
    expect(await countArticles(db, filter)).toBe(5)
    expect(await countArticles(db, { languages: [] })).toBe(0)
    expect(await listMonthCounts(db, filter)).toEqual([
      { year: 2026, month: 1, count: 4 },
      { year: 2025, month: 12, count: 1 },
    ])
    expect(await listMonthCounts(db, { category: 'travel', languages: ['en'] })).toEqual([])
    expect(await listMonthCounts(db, { languages: ['nl', 'en'], from: Date.parse('2026-02-01') })).toEqual([
      { year: 2027, month: 1, count: 1 },
      { year: 2026, month: 3, count: 1 },
    ])
  })

  test('has the languages of all articles, and of those of an index', async () => {
    expect(await listArticleLanguages(db, null)).toEqual(['en', 'fr', 'fr-CA', 'nl'])
    expect(await listArticleLanguages(db, 'other')).toEqual(['nl'])
    expect(await listArticleLanguages(db, 'none')).toEqual([])
  })

  test('counts what articles belong to, with the last published article of each in any language', async () => {
    expect(await listTargetCounts(db, 'category', { languages: ['en', 'fr'], ...published })).toEqual([
      { target: 'craft', count: 2, newestAt: time, newest: 'a3' },
    ])
    const all = await listTargetCounts(db, 'category', { indexes: ['front'], ...published })
    expect(all.map(({ target, count }) => `${target} ${count}`)).toEqual(['craft 3', 'travel 1'])
    expect(await listTargetCounts(db, 'organization', { indexes: ['front'], ...published })).toEqual([])
    expect(await listTargetCounts(db, 'organization', { languages: [], ...published })).toEqual([])
  })

  test('an article is found by its reference', async () => {
    expect(referenceOf((await getArticle(db, 'a7')) ?? '')).toBe('a7')
    expect(await getArticle(db, 'A7')).toBeNull()
  })
})
