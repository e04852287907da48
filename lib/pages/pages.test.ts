import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tags } from '@/lib/cache-tags'
import { startSite } from '@/lib/data/testing/site'
import { parseOpenGraphImage, sitemapLists } from '@/lib/routes'

const article = {
  reference: 'One',
  language: 'en',
  published_at: '2026-05-09T08:00:00Z',
  indexed: ['news'],
  categories: ['craft'],
  collections: ['nights'],
  organizations: ['acme'],
}

/** One page of each kind. */
const paths = [
  '/en',
  '/en/companies',
  '/en/jobs',
  '/en/jobs/search/contract-full-time',
  '/en/articles/2026',
  '/en/articles',
  '/en/companies/acme',
  '/en/companies/acme/jobs',
  '/en/companies/acme/articles',
  '/en/companies/acme/jobs/turner',
  '/en/categories/craft_craft',
  '/en/categories/craft_craft/2026',
  '/en/articles/languages/nl',
  '/en/collections',
  '/en/collections/nights_nights',
  '/en/articles/2026/05/09/title_One',
]

/** The kinds whose pages search engines do not index. */
const saved = '/en/saved'
const search = '/en/search/turner'

let site: Awaited<ReturnType<typeof startSite>>
let pages: typeof import('./registry').pages
let sitemapPaths: readonly string[]

beforeAll(async () => {
  site = await startSite([article, { ...article, reference: 'Dutch', language: 'nl' }])
  pages = (await import('./registry')).pages
  sitemapPaths = await listSitemapPaths()
}, 60_000)
afterAll(() => site.stop())

/** The page at a path. Throws unless exactly one kind has it. */
async function openPage(path: string) {
  const found = (await Promise.all(pages.map((kind) => kind.open(path)))).filter((page) => page !== null)
  const [page, ...others] = found
  if (!page || others.length > 0) throw new Error(`${found.length} kinds have the page ${path}`)
  return page
}

/** The paths of every sitemap entry of the English locale. */
async function listSitemapPaths(): Promise<string[]> {
  const part = { part: 1, size: 100 }
  const lists = await Promise.all(
    pages.flatMap(({ sitemap }) => [
      ...sitemapLists.map((list) => sitemap.lists[list]?.('en') ?? []),
      sitemap.month?.('en', { year: 2026, month: 5 }, part) ?? [],
    ]),
  )
  return lists.flat().map(({ path }) => path)
}

describe.each(paths)('the page %s', (path) => {
  it('has one kind, whose declarations agree', async () => {
    const page = await openPage(path)
    expect(page.path()).toBe(path)
    expect(await page.languageLinks()).toContainEqual({ locale: 'en', href: path })
    expect(page.breadcrumbs().at(-1)?.href).toBeUndefined()
    expect((await page.metadata()).alternates?.canonical).toBe(path)
    expect((await page.jsonLd()).length).toBeGreaterThan(0)
    expect(page.cacheTags().length).toBeGreaterThan(0)
  })

  it('has language links that lead to pages', async () => {
    for (const { href } of await (await openPage(path)).languageLinks())
      expect((await openPage(href)).path()).toBe(href)
  })

  it('is in a sitemap', () => {
    expect(sitemapPaths).toContain(path)
  })

  it('has an Open Graph image that a kind of page declares', async () => {
    const { openGraph } = await (await openPage(path)).metadata()
    const imagePath = parseOpenGraphImage(JSON.parse(JSON.stringify(openGraph?.images))[0].url)
    if (imagePath === null) throw new Error('the page has an image of its own')
    expect((await openPage(imagePath)).openGraphImage()?.path).toBe(imagePath)
  })
})

it.each([
  ['/en/articles/2026/05/09/title_One', () => tags.article('One')],
  ['/en/companies/acme', () => tags.organization('acme')],
  ['/en/companies/acme', () => tags.organizationJobs('acme')],
  ['/en/companies/acme/jobs/turner', () => tags.job('turner')],
  ['/en/categories/craft_craft', () => tags.category('craft')],
  ['/en/collections/nights_nights', () => tags.collection('nights')],
  ['/en/articles', () => tags.articlesOf('en')],
  ['/en/companies', () => tags.organizations()],
  ['/en/jobs', () => tags.jobs()],
])('the documents about %s have the tag of its record or list', async (path, tag) => {
  expect((await openPage(path)).cacheTags()).toContain(tag())
})

it('the page of saved things has no cache tag and is in no sitemap', async () => {
  const page = await openPage(saved)
  expect((await page.metadata()).robots).toMatchObject({ index: false })
  expect((await page.jsonLd()).length).toBeGreaterThan(0)
  expect(page.cacheTags()).toEqual([])
  expect(sitemapPaths).not.toContain(saved)
})

it('the page of words of the site search has the tags of all lists, and is in no sitemap', async () => {
  const page = await openPage(search)
  const metadata = await page.metadata()
  expect([metadata.robots, metadata.alternates?.canonical]).toMatchObject([{ index: false }, search])
  expect(page.cacheTags()).toHaveLength(3)
  expect(await page.languageLinks()).toMatchObject([{ href: search }, { href: '/fr/search/turner' }])
  expect(sitemapPaths).not.toContain(search)
  expect((await openPage('/en/search')).cacheTags()).toEqual([])
  await expect(openPage('/en/search/-')).rejects.toThrow('0 kinds')
})

it('another spelling of words has the path of the words', async () => {
  expect((await openPage('/en/search/Caf%C3%A9%20Turner-caf%C3%A9')).path()).toBe('/en/search/cafe-turner')
})

it('a state of the board of articles has no index, and the month of a category is in a sitemap', async () => {
  const state = await openPage('/en/articles/search/q-title~category-craft~year-2026')
  expect(state.path()).toBe('/en/articles/search/q-title~category-craft~year-2026')
  expect((await state.metadata()).robots).toMatchObject({ index: false })
  expect(sitemapPaths).toContain('/en/categories/craft_craft/2026/05')
  expect(sitemapPaths.filter((path) => path.includes('/search/q-') || path.includes('/2025'))).toEqual([])
})

it('the paths above are one page of each kind', async () => {
  const kinds = await Promise.all(
    pages.map(
      async (page) =>
        (await Promise.all([...paths, saved, search].map((path) => page.open(path)))).filter(Boolean).length,
    ),
  )
  expect(kinds).toEqual(pages.map(() => 1))
})
