import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resultsPerPage } from '@/lib/model/article-results'
import { startProxiedSite } from './testing/proxied-site'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Newest first, and more on some days than on others. */
const toArticles = (prefix: string, languages: readonly string[], newest: number) =>
  Array.from({ length: 1_500 }, (_, index) => ({
    reference: `${prefix}${index}`,
    language: languages[index % languages.length] ?? 'en',
    published_at: new Date(newest - Math.floor(index / 9) * 3 * 86_400_000 - index * 60_000).toISOString(),
  }))

/** In languages that the locale en shows together. */
const articles = toArticles('A', ['en', 'es', 'sk'], Date.UTC(2025, 0, 1))

/** Of another locale. */
const otherArticles = (newest: number) => toArticles('B', ['fr'], newest)

/** Checks the articles of a page of the locale. Returns the requests that find its day: they read twenty articles. */
async function checkPage(site: Site, page: number): Promise<string[]> {
  const { listArticles } = await import('./articles')
  site.takeRequests()
  const { items, total } = await listArticles({ language: 'en' }, page)
  const start = (page - 1) * resultsPerPage
  expect(total).toBe(articles.length)
  expect(items.map(({ reference }) => reference)).toEqual(
    articles.slice(start, start + resultsPerPage).map(({ reference }) => reference),
  )
  return listSearching(site)
}

function listSearching(site: Site): string[] {
  return [...new Set(site.takeRequests().filter((path) => path.includes('per_page=20')))]
}

type Site = Awaited<ReturnType<typeof startProxiedSite>>

describe.each([
  // Two parts of the list of all languages, and a count of each language.
  { name: 'as old as the others', newest: Date.UTC(2025, 0, 1), maxRequests: 5 },
  { name: 'newer than the others', newest: Date.UTC(2026, 5, 1), maxRequests: 30 },
  { name: 'older than the others', newest: Date.UTC(2020, 5, 1), maxRequests: 30 },
])('with articles of another locale that are $name', ({ newest, maxRequests }) => {
  let site: Site
  beforeAll(async () => {
    site = await startProxiedSite([...articles, ...otherArticles(newest)], {
      API_REQUESTS_PER_MINUTE: '1000000',
    })
  })
  afterAll(() => site.stop())

  it.each([90, 107, 125])('page %d of several languages has the same articles', async (page) => {
    expect((await checkPage(site, page)).length).toBeLessThanOrEqual(maxRequests)
  })

  it('a deep part of a list with texts has the same articles', async () => {
    const { readFullArticles } = await import('./full-articles')
    const part = { start: 1_250, size: 100, total: articles.length }
    site.takeRequests()
    const { articles: found } = await readFullArticles({}, 'en', part, new Date())
    expect(found.map(({ reference }) => reference)).toEqual(
      articles.slice(1_250, 1_350).map(({ reference }) => reference),
    )
    expect(listSearching(site).length).toBeLessThanOrEqual(maxRequests)
  })
})
