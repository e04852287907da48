import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

const articles = Array.from({ length: 28 }, (_, index) => ({
  reference: `A${index}`,
  language: 'en',
  published_at: `2026-05-${String(index + 1).padStart(2, '0')}T08:00:00Z`,
  organizations: ['acme'],
  categories: index < 6 ? ['craft'] : [],
}))

const ofNewCategory = {
  reference: 'New',
  language: 'en',
  published_at: '2026-04-01T08:00:00Z',
  categories: ['travel'],
}

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite([...articles, ofNewCategory])
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

it('an article of a category with few articles affects the pages of all categories, which link to each other', async () => {
  const { nearbyUrlsOfArticle } = await import('./nearby-urls')
  const { listArticles } = await import('@/lib/data/articles')
  const affected = async (category: string) => {
    const [article] = (await listArticles({ language: 'en', category })).items
    if (!article) throw new Error('the list is empty')
    return (await nearbyUrlsOfArticle([article])).filter((url) => url.startsWith('/en/categories/'))
  }
  const pages = ['/en/categories/craft_craft', '/en/categories/travel_travel']
  expect(await affected('travel')).toEqual(expect.arrayContaining(pages))
  expect(await affected('craft')).not.toEqual(expect.arrayContaining(pages))
})
