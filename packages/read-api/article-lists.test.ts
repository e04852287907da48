import type { ArticleWire } from '@vitrine/api-contract/article'
import { articlesQuery } from '@vitrine/api-contract/article'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import { type Db, openDatabase } from '@vitrine/content-store/db/connect'
import { engines } from '@vitrine/content-store/testing/engines'
import { millisecondsOf } from '@vitrine/content-store/time'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listArticlesOfQuery } from '#list-articles'
import { articleCount, makeManyFiles } from '#testing/random-content'
import { importedAt, importFiles, startApi, type TestApi } from '#testing/test-api'

type StoredArticle = { fields: ArticleWire; updated_at: number }
type Query = ReturnType<typeof articlesQuery.parse>

const referencesOf = (items: readonly { reference: string }[]) => items.map(({ reference }) => reference)

/** The list as the API's description defines it, by filtering all articles. */
function listPlainly(
  articles: readonly StoredArticle[],
  query: Query,
): { references: string[]; total: number } {
  const from = (day: string | undefined) =>
    day === undefined ? Number.NEGATIVE_INFINITY : millisecondsOf(day)
  const before = query.published_before === undefined ? Infinity : millisecondsOf(query.published_before)
  const has = (wanted: string | undefined, named: readonly string[]) =>
    wanted === undefined || named.includes(wanted)
  const matching = articles.filter(({ fields, updated_at }) => {
    const published = Date.parse(fields.published_at)
    return (
      has(query.indexed, fields.indexed) &&
      has(query.category_reference, referencesOf(fields.categories)) &&
      has(query.collection_reference, referencesOf(fields.cms_collections)) &&
      (query.language === undefined || query.language === fields.language) &&
      published >= from(query.published_after) &&
      published < before &&
      updated_at >= from(query.updated_after) &&
      (query.q === undefined || normalizeText(fields.name).includes(normalizeText(query.q)))
    )
  })
  const sign = query.order_by === 'published_at:asc' ? 1 : -1
  matching.sort(
    ({ fields: a }, { fields: b }) =>
      sign * (Date.parse(a.published_at) - Date.parse(b.published_at)) ||
      Buffer.compare(Buffer.from(a.reference), Buffer.from(b.reference)),
  )
  const start = (query.page - 1) * query.per_page
  const page = matching.slice(start, start + query.per_page)
  return { references: page.map(({ fields }) => fields.reference), total: matching.length }
}

const day = fc.constantFrom('2024-02-29', '2025-01-01', '2025-01-02', '2026-03-03', '2027-01-01')
const anyQuery = fc.record(
  {
    indexed: fc.constantFrom('news', 'front', 'none'),
    category_reference: fc.constantFrom('cat-craft', 'cat-culture'),
    collection_reference: fc.constant('5f0c6a2e9b'),
    language: fc.constantFrom('en', 'fr', 'it'),
    published_after: day,
    published_before: day,
    updated_after: day,
    q: fc.constantFrom(
      'e',
      'zq',
      '%',
      'a_b',
      'équipe',
      'night',
      'rare',
      '日',
      '日本語',
      'l’a',
      '"',
      'nothing',
    ),
    page: fc.integer({ min: 1, max: 30 }).map(String),
    per_page: fc.constantFrom('1', '10', '40', '100'),
    order_by: fc.constantFrom('published_at:asc', 'published_at:desc'),
  },
  { requiredKeys: [] },
)

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let db: Db

  beforeAll(async () => {
    api = await startApi(makeManyFiles(), engine)
    db = openDatabase(api.databaseUrl)
  }, 60_000)
  afterAll(async () => {
    await db.destroy()
    await api.stop()
  })

  async function readArticles(): Promise<StoredArticle[]> {
    const rows = await db.selectFrom('articles').select(['record', 'updated_at']).execute()
    return rows.map(({ record, updated_at }) => ({ fields: JSON.parse(record), updated_at }))
  }

  async function expectPlainLists(numRuns: number) {
    const articles = await readArticles()
    await fc.assert(
      fc.asyncProperty(anyQuery, async (parameters) => {
        const query = articlesQuery.parse(parameters)
        const { items, total } = await listArticlesOfQuery(db, query)
        const references = items.map(({ record }) => JSON.parse(record).reference)
        expect({ references, total }).toEqual(listPlainly(articles, query))
      }),
      { numRuns, seed: 1 },
    )
  }

  test('every page with every filter equals filtering all articles', async () => {
    expect(await readArticles()).toHaveLength(articleCount + 1)
    await expectPlainLists(propertyRuns(400))
  }, 600_000)

  test('every page still does after articles are changed, added and removed', async () => {
    const files = makeManyFiles()
    for (const [index, path] of Object.keys(files)
      .filter((path) => path.startsWith('articles/'))
      .entries()) {
      if (index % 3 === 0) delete files[path]
      else if (index % 3 === 1) files[path] = String(files[path]).replace('"name":"', '"name":"Rare zq ')
    }
    await importFiles(api.databaseUrl, files, importedAt)
    await expectPlainLists(propertyRuns(300))
  }, 60_000)
})
