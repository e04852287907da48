import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tags } from '@/lib/cache-tags'
import { startSite } from '@/lib/data/testing/site'
import { parseOpenGraphImage, sitemapLists } from '@/lib/routes'
import { writeFiles } from '@/lib/settings/testing/site-folder'

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

/** A page of the site folder, which has no record. */
const own = '/en/company/imprint'

/** The kinds whose pages search engines do not index. */
const saved = '/en/saved'
const search = '/en/search/turner'

let site: Awaited<ReturnType<typeof startSite>>
let pages: typeof import('./registry').pages
let sitemapPaths: readonly string[]

const siteFolder = mkdtempSync(join(tmpdir(), 'site-'))
const files = {
  // The one organization of the test is no employer.
  'site.yaml': 'employer: false',
  'pages/en/company/imprint.md': '---\ntitle: Imprint\nkey: imprint\nupdated: 2026-02-03\n---\nWho *we* are.',
  'pages/en/company.md': '---\ntitle: Company\n---\nText',
  'pages/fr/mentions.md': '---\ntitle: Mentions\nkey: imprint\ndescription: Qui nous sommes\n---\nTexte',
  'pages/fr/draft.md': '---\ntitle: Draft\nkey: company\nnoindex: true\n---\nTexte',
}

beforeAll(async () => {
  writeFiles(siteFolder, files)
  site = await startSite([article, { ...article, reference: 'Dutch', language: 'nl' }], {
    SITE_FOLDER: siteFolder,
  })
  pages = (await import('./registry')).pages
  sitemapPaths = await listSitemapPaths()
}, 60_000)
afterAll(async () => {
  await site.stop()
  rmSync(siteFolder, { recursive: true })
})

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

it('a page of the site folder has its text, its versions, the pages above it and no cache tag', async () => {
  const page = await openPage(own)
  const metadata = await page.metadata()
  const fr = '/fr/mentions'
  expect(page.path()).toBe(own)
  expect(metadata).toMatchObject({ title: 'Imprint – Vitrine', description: 'Who we are.' })
  expect(metadata.alternates).toMatchObject({
    ...{ canonical: own, languages: { en: own, fr, 'x-default': own } },
    types: { 'text/markdown': `${own}.md` },
  })
  expect(await page.languageLinks()).toMatchObject([
    { locale: 'en', href: own },
    { locale: 'fr', href: fr },
  ])
  expect(page.breadcrumbs()).toEqual([{ name: 'Company', href: '/en/company' }, { name: 'Imprint' }])
  expect(await page.jsonLd()).toContainEqual(
    expect.objectContaining({ '@type': 'WebPage', dateModified: '2026-02-03' }),
  )
  expect(page.openGraphImage()).toMatchObject({ path: own, title: 'Imprint' })
  expect(page.cacheTags()).toEqual([])
  expect((await (await openPage(fr)).metadata()).description).toBe('Qui nous sommes')
})

it('a page of the site folder is in the sitemap, unless it has noindex', async () => {
  expect(sitemapPaths).toEqual(expect.arrayContaining(['/en/company', own]))
  const french = await Promise.all(pages.map(({ sitemap }) => sitemap.lists.pages?.('fr') ?? []))
  const paths = french.flat().map(({ path }) => path)
  expect([paths.includes('/fr/mentions'), paths.includes('/fr/draft')]).toEqual([true, false])
  expect((await (await openPage('/fr/draft')).metadata()).robots).toMatchObject({ index: false })
  expect((await (await openPage('/en/company')).metadata()).alternates?.languages).toBeUndefined()
})

it('no page is at the path of a page of the site folder in another language, or below it', async () => {
  for (const path of ['/fr/company', '/en/company/imprint/x', '/en/mentions'])
    await expect(openPage(path), path).rejects.toThrow('0 kinds')
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
        (await Promise.all([...paths, own, saved, search].map((path) => page.open(path)))).filter(Boolean)
          .length,
    ),
  )
  expect(kinds).toEqual(pages.map(() => 1))
})
