import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { articles } from './testing/articles'

vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

const known = [
  '/en',
  '/en/companies',
  '/en/companies/search',
  '/en/companies/search/jobs-open',
  '/en/companies/page/2',
  '/en/companies/acme',
  '/en/companies/acme.md',
  '/en/companies/acme/articles/feeds/rss.xml',
  '/en/companies/acme/jobs/feeds/rss.xml',
  '/en/companies/acme/jobs/turner',
  '/en/companies/acme/articles',
  '/en/companies/acme/articles/page/2',
  '/cards/en/companies/acme/articles.png',
  '/en/jobs',
  '/en/search',
  '/en/jobs/feeds/indeed.xml',
  '/en/llms.txt',
  '/en/articles',
  '/en/articles/feeds/rss.xml',
  '/en/articles/page/2',
  '/en/articles/2026',
  '/en/articles/2026/05',
  '/en/articles/search',
  '/en/articles/search/category-craft~organization-acme~language-fr~year-2026~month-05',
  '/en/articles/2026/05/13/title_A12',
  '/en/articles/2026/05/13/title_A12.md',
  '/en/categories/craft_craft',
  '/en/categories/craft_craft/page/2',
  '/en/categories/craft_craft/2026',
  '/en/categories/craft_craft/2026/05',
  '/en/categories/craft_craft/feeds/atom.xml',
  '/en/collections/nights_nights',
  '/en/collections/nights_nights/page/2',
  '/cards/en/companies/acme.png',
  '/sitemaps/en/pages.xml',
  '/sitemaps/en/articles-2026-05.xml',
]

const unknown = [
  '/',
  '/xx',
  '/en/invented',
  '/xx/llms.txt',
  '/en/companies/invented',
  '/en/companies/search/city-invented',
  '/en/companies/search/q-words',
  '/en/companies/search/invented-x',
  '/en/companies/page/1',
  '/en/search/words',
  '/en/search/words/more',
  '/en/companies/%61cme%',
  '/en/companies/invented/jobs/feeds/rss.xml',
  '/en/companies/acme/jobs/invented',
  '/en/companies/invented/articles',
  '/fr/companies/acme/articles',
  '/en/companies/acme/articles/page/3',
  '/en/companies/acme/articles/page/1',
  '/en/articles/page/3',
  '/en/articles/page/1',
  '/en/articles/2024',
  '/en/articles/2026/13',
  '/en/articles/2026/page/2',
  '/en/articles/2026/05/page/2',
  '/en/articles/search/q-words',
  '/en/articles/search/category-Craft',
  '/en/articles/search/organization-invented',
  '/en/articles/search/language-en',
  '/en/articles/search/year-2024',
  '/en/articles/search/page-2',
  '/en/articles/2026/05/12/title_A12',
  '/en/articles/2026/05/13/invented_A12',
  '/en/articles/2026/05/13/title_Invented',
  '/en/categories/invented_craft',
  '/en/categories/craft_invented',
  '/en/categories/craft_craft/2024',
  '/en/categories/craft_craft/2026/04',
  '/en/categories/craft_craft/2026/05/page/1',
  '/en/categories/craft_craft/2026/05/page/2',
  '/fr/categories/craft_craft/2026',
  '/en/categories/craft_craft/page/3',
  '/cards/en/companies/invented.png',
  '/sitemaps/en/invented.xml',
  '/sitemaps/en/articles-2024-05.xml',
]

let site: Awaited<ReturnType<typeof startSite>>
let isKnownPath: typeof import('./known-path').isKnownPath
beforeAll(async () => {
  site = await startSite(articles)
  const { getCategory, getCollection, listArticles } = await import('@/lib/data/articles')
  const { warmDirectories } = await import('@/lib/data/warm-directories')
  isKnownPath = (await import('./known-path')).isKnownPath
  await warmDirectories()
  await Promise.all([getCategory('craft'), getCollection('nights')])
  await listArticles({ language: 'en', category: 'craft' })
  await listArticles({ language: 'en', collection: 'nights' })
  await listArticles({ language: 'en', organization: 'acme' })
  await listArticles({ language: 'fr', organization: 'acme' })
}, 60_000)
afterAll(() => site.stop())

it.each(known)('%s is known', (path) => expect(isKnownPath(path)).toBe(true))
it.each(unknown)('%s is unknown', (path) => expect(isKnownPath(path)).toBe(false))

it('a list that was never read can have as many pages as that of its language', async () => {
  const { addKnown } = await import('@/lib/data/known-records')
  addKnown('category', 'other', 'other')
  const paths = ['/en/categories/other_other/page/2', '/en/categories/other_other/page/3']
  expect(paths.map(isKnownPath)).toEqual([true, false])
  expect(isKnownPath('/fr/categories/craft_craft/page/2')).toBe(false)
})

it('every route of the page registry has a check', async () => {
  const { pages } = await import('./registry')
  const { knownRoutes } = await import('./known-path')
  expect([...knownRoutes].sort()).toEqual(pages.flatMap(({ routes }) => routes).sort())
})
