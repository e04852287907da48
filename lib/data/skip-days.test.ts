import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { resultsPerPage } from '@/lib/model/article-results'
import { startProxiedSite } from './testing/proxied-site'

// Outside Next.js, `cacheLife` and `cacheTag` throw, and nothing is cached.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** In languages that the locale en shows together, newest first, and more on some days than on others. */
const articles = Array.from({ length: 1_500 }, (_, index) => ({
  reference: `A${index}`,
  language: ['en', 'es', 'sk'][index % 3] ?? 'en',
  published_at: new Date(
    Date.UTC(2025, 0, 1) - Math.floor(index / 9) * 3 * 86_400_000 - index * 60_000,
  ).toISOString(),
}))

let site: Awaited<ReturnType<typeof startProxiedSite>>
beforeAll(async () => {
  site = await startProxiedSite(articles, { API_REQUESTS_PER_MINUTE: '1000000' })
})
afterAll(() => site.stop())

/** Checks the articles of a page of the locale. Returns the number of requests to the API that the page needs. */
async function checkPage(page: number): Promise<number> {
  const { listArticles } = await import('./articles')
  await listArticles({ language: 'en' })
  site.takeRequests()
  const { items, total } = await listArticles({ language: 'en' }, page)
  const start = (page - 1) * resultsPerPage
  expect(total).toBe(articles.length)
  expect(items.map(({ reference }) => reference)).toEqual(
    articles.slice(start, start + resultsPerPage).map(({ reference }) => reference),
  )
  return site.takeRequests().length
}

it('a deep page of several languages has the same articles where all articles are known, for fewer requests', async () => {
  const pages = [90, 107, 125]
  const searched: number[] = []
  for (const page of pages) searched.push(await checkPage(page))
  await (await import('./article-directory')).readArticleDirectory(0)
  for (const [index, page] of pages.entries()) {
    const saved = (searched[index] ?? 0) - (await checkPage(page))
    expect(saved).toBeGreaterThan(0)
    // A search reads the oldest article and counts three languages a few times.
    expect(saved).toBeLessThan(13)
  }
})

it('a page whose day the known articles do not give is searched for', async () => {
  const { forgetArticle } = await import('./known-articles')
  await (await import('./article-directory')).readArticleDirectory(0)
  for (const { reference } of articles.slice(0, 700)) forgetArticle(reference)
  await checkPage(107)
})

it('a deep part of a list with texts has the same articles, for as few requests as a page', async () => {
  const { readFullArticles } = await import('./full-articles')
  await (await import('./article-directory')).readArticleDirectory(0)
  const part = { start: 1_250, size: 100, total: articles.length }
  site.takeRequests()
  const { articles: found } = await readFullArticles({}, 'en', part, new Date())
  expect(found.map(({ reference }) => reference)).toEqual(
    articles.slice(1_250, 1_350).map(({ reference }) => reference),
  )
  expect(site.takeRequests().length).toBeLessThanOrEqual(await checkPage(107))
})
