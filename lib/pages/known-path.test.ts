import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { articles } from './testing/articles'

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
  '/en/search',
  '/en/companies/acme/jobs/page/2',
  '/en/jobs',
  '/en/jobs/page/2',
  '/en/jobs/search/company-acme',
  '/en/jobs/search/company-acme~contract-full-time',
  '/en/jobs/search/company-acme~kind-spontaneous~sort-salary',
  '/en/jobs/search/sort-salary',
  '/en/jobs/search/company-acme/feeds/rss.xml',
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
  '/en/companies/search/jobs-open~page-2',
  '/en/companies/search/jobs-OPEN',
  '/en/companies/page/1',
  '/en/search/words',
  '/en/search/words/more',
  '/en/companies/page/3',
  '/en/companies/acme/jobs/page/3',
  '/en/companies/company-1/jobs/page/2',
  '/en/jobs/page/3',
  '/en/jobs/search/company-invented',
  '/en/jobs/search/company-acme~company-company-1',
  '/en/jobs/search/company-acme~language-en',
  '/en/jobs/search/company-acme~page-2',
  '/en/jobs/search/company-acme~salary-9-EUR',
  '/en/jobs/search/salary-9-EUR',
  '/en/jobs/search/salary-9-EUR/feeds/rss.xml',
  '/en/jobs/search/sort-salary~company-acme',
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

/** Two pages of companies, and of jobs of one company. */
const others: ApiRecord[] = Array.from({ length: 24 }, (_, index) => [
  {
    kind: 'organizations' as const,
    data: {
      ...{ reference: `company-${index}`, name: `Company ${index}`, slug: `company-${index}` },
      ...{ default_language: 'en', description: 'Text', websites: [{ site: 'site' }] },
    },
  },
  {
    kind: 'jobs' as const,
    data: {
      ...{ reference: `j${index}`, slug: `j${index}`, name: 'Fitter', organization: 'acme' },
      ...{ status: 'published', language: 'en', description: 'Text', contract_type: 'FULL_TIME' },
      published_at: '2026-01-05T08:00:00Z',
    },
  },
]).flat()

let site: Awaited<ReturnType<typeof startSite>>
let isKnownPath: typeof import('./known-path').isKnownPath
beforeAll(async () => {
  site = await startSite(articles, {}, others)
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

it('a list that was read before more articles were found has pages for these', async () => {
  const { addKnown, listKey } = await import('@/lib/data/known-records')
  addKnown('list', listKey({ language: 'en' }), '1')
  addKnown('list', listKey({ language: 'en', category: 'craft' }), '1')
  for (const list of ['/en/articles', '/en/categories/craft_craft'])
    expect([`${list}/page/2`, `${list}/page/3`].map(isKnownPath)).toEqual([true, false])
})

it('a list that has become shorter has fewer pages', async () => {
  const { addJobPages } = await import('@/lib/data/known-pages')
  addJobPages([], ['acme'])
  const paths = ['/en/jobs/page/2', '/en/companies/acme/jobs/page/2']
  expect(paths.map(isKnownPath)).toEqual([false, false])
})

it('every route of the page registry has a check', async () => {
  const { pages } = await import('./registry')
  const { knownRoutes } = await import('./known-path')
  expect([...knownRoutes].sort()).toEqual(pages.flatMap(({ routes }) => routes).sort())
})
