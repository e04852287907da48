import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

const articles = Array.from({ length: 28 }, (_, index) => ({
  reference: `A${index}`,
  language: 'en',
  published_at: `2026-05-${String(index + 1).padStart(2, '0')}T08:00:00Z`,
  organizations: ['acme'],
}))

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite(articles)
}, 60_000)
afterAll(() => site.stop())

it('a changed article affects the numbered pages of its organization, and their JSON', async () => {
  const { nearbyUrlsOfArticle } = await import('./nearby-urls')
  const { listArticles } = await import('@/lib/data/articles')
  const [article] = (await listArticles({ language: 'en', organization: 'acme' })).items
  if (!article) throw new Error('the list is empty')
  const urls = await nearbyUrlsOfArticle([article])
  expect(urls.filter((url) => url.includes('organization=') || url.includes('/companies/'))).toEqual(
    [2, 3].flatMap((number) => [
      `/en/companies/acme/articles/page/${number}`,
      `/api/search/articles?organization=acme&locale=en&page=${number}`,
    ]),
  )
})
