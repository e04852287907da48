import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { articles } from '@/lib/pages/testing/articles'

const job = (reference: string, fields: Record<string, unknown> = {}): ApiRecord => ({
  kind: 'jobs',
  data: {
    ...{ reference, slug: reference.toLowerCase(), name: 'Welder', organization: 'acme' },
    ...{ status: 'published', language: 'en', description: 'Text', contract_type: 'FULL_TIME' },
    ...{ published_at: '2026-01-05T08:00:00Z', ...fields },
  },
})

const organization = (slug: string, language: string): ApiRecord => ({
  kind: 'organizations',
  data: {
    ...{ reference: `ref-${slug}`, name: slug, slug, default_language: language, description: 'Text' },
    websites: [{ site: 'site' }],
  },
})

const others: ApiRecord[] = [
  organization('atelier', 'fr'),
  organization('bodega', 'es'),
  // The site has another page at this slug.
  organization('search', 'fr'),
  { ...organization('elsewhere', 'en'), data: { ...organization('elsewhere', 'en').data, websites: [] } },
  ...Array.from({ length: 22 }, (_, index) => organization(`company-${index}`, 'en')),
  ...Array.from({ length: 20 }, (_, index) => job(`j${index}`)),
  job('soudeur', { language: 'fr' }),
  job('Lathe1', { slug: 'Tornero_Bilbao', language: 'es' }),
  // References in slugs can differ in case alone.
  job('ab12Cd', { slug: 'fitter_ab12Cd' }),
  job('AB12CD', { slug: 'fitter_AB12CD' }),
  job('DRAFT1', { status: 'draft' }),
  job('ARCHIVED1', { status: 'archived', slug: 'welder_lyon' }),
  { kind: 'categories', data: { reference: 'Gestes', name: 'Gestes' } },
]

const old = 'https://www.old.example'
const article = (reference: string, language: string, day: string, fields: Record<string, unknown> = {}) => ({
  ...{ reference, language, published_at: `${day}T08:00:00Z` },
  ...fields,
})

const own = [
  ...articles,
  article('Fr1', 'fr', '2024-02-03', { categories: ['Gestes'], organizations: ['atelier'] }),
  article('FrCa', 'fr-CA', '2024-03-04', { name: 'Au Québec' }),
  article('Spanish', 'es', '2023-02-13', { name: 'Historia', url: `${old}/es/articles/una-historia` }),
  article('Scheduled', 'en', '2100-01-01', { categories: ['travel'] }),
  article('Moved', 'fr', '2022-01-13', {
    name: 'Un nouveau titre',
    url: `${old}/fr/articles/un-vieux-titre?utm_source=a`,
  }),
  article('NoUrl', 'en', '2022-03-13', { name: 'Without a URL' }),
  // The same slug in two languages, and twice in one.
  article('Early', 'en', '2022-01-13', { name: 'Early', url: `${old}/en/articles/twice` }),
  article('Late', 'en', '2022-04-13', { name: 'Late', url: `${old}/en/articles/twice` }),
  article('French', 'fr', '2022-02-13', { name: 'French', url: `${old}/fr/articles/twice` }),
  article('Dated', 'en', '2022-05-13', { name: 'Dated', url: `${old}/blog/2021/05/a-post.html` }),
]

let site: Awaited<ReturnType<typeof startSite>>
let findPage: typeof import('./find-page').findPage
let isLookedUp: typeof import('./find-page').isLookedUp
beforeAll(async () => {
  const paths = '/{locale}/articles/{slug}, /articles/{slug}, /blog/*/*/{slug}, /{locale}/api/{slug}'
  site = await startSite(own, { OLD_ARTICLE_PATHS: paths }, others)
  ;({ findPage, isLookedUp } = await import('./find-page'))
  site.takeRequests()
}, 60_000)
afterAll(async () => {
  expect(site.takeRequests()).toEqual([])
  await site.stop()
})

it.each([
  '/en/companies',
  '/en/companies/page/2',
  '/en/companies/acme',
  '/fr/companies/acme',
  '/en/companies/acme/articles',
  '/en/companies/acme/articles/page/2',
  '/en/companies/acme/jobs',
  '/en/companies/acme/jobs/page/2',
  '/en/companies/company-1/jobs',
  '/en/companies/acme/jobs/turner',
  '/en/companies/acme/jobs/fitter_ab12Cd',
  '/en/companies/acme/jobs/fitter_AB12CD',
  '/en/jobs',
  '/en/jobs/page/2',
  '/en/articles',
  '/en/articles/page/2',
  '/en/articles/2026',
  '/en/articles/2026/05',
  '/fr/articles/2024/03',
  '/en/articles/2026/05/13/title_A12',
  '/fr/articles/2024/03/04/au-quebec_FrCa',
  '/en/articles/languages/es',
  '/en/articles/2023/02/13/historia_Spanish',
  '/en/categories/craft_craft',
  '/fr/categories/craft_craft',
  '/en/categories/craft_craft/page/2',
  '/en/categories/craft_craft/2026',
  '/en/categories/craft_craft/2026/05',
  '/en/collections',
  '/en/collections/nights_nights',
  '/en/collections/nights_nights/page/2',
  '/en/saved',
  '/en/search',
  // Words and values can be invented: a page without results exists too.
  '/en/search/words',
  '/en/jobs/search/company-invented~contract-full-time',
  '/en/articles/search/category-craft~organization-invented',
  '/en/companies/search/q-invented',
  // Its 404 page names the archived job.
  '/en/companies/acme/jobs/welder_lyon',
  // The targets of forms.
  '/en/jobs/search',
  '/en/companies/search',
  '/en/articles/search',
])('%s has a page', async (path) => {
  expect(await findPage(path)).toEqual({ kind: 'page' })
})

it.each([
  '/en/articles/feeds/rss.xml',
  '/en/articles/feeds/rss-7.xml',
  '/en/categories/craft_craft/feeds/atom.xml',
  '/en/companies/acme/articles/feeds/rss.xml',
  '/en/companies/acme/jobs/feeds/indeed.xml',
  '/en/jobs/search/city-lyon~contract-full-time/feeds/rss.xml',
  '/en/articles/2026/05/13/title_A12.md',
  '/en/articles/2026/05/13/title_A12.MD',
  '/en/companies/%61cme.md',
  '/en/companies/acme/jobs/turner.md',
  '/cards/en/companies/acme.png',
  '/cards/en/companies/ACME.png',
  '/cards/en.png',
  '/en/llms.txt',
  '/en/llms/jobs-2.txt',
])('%s is left to its route handler', async (path) => {
  expect(isLookedUp(path)).toBe(true)
  expect(await findPage(path)).toEqual({ kind: 'page' })
})

it.each([
  ['/en/articles/2026/05/13/another-slug_A12', '/en/articles/2026/05/13/title_A12'],
  ['/fr/articles/2026/05/13/title_A12', '/en/articles/2026/05/13/title_A12'],
  ['/en/articles/2025/01/01/title_A12', '/en/articles/2026/05/13/title_A12'],
  ['/en/articles/2026/05/13/TITLE_A12', '/en/articles/2026/05/13/title_A12'],
  ['/fr/articles/2023/02/13/historia_Spanish', '/en/articles/2023/02/13/historia_Spanish'],
  ['/en/articles/page/1', '/en/articles'],
  ['/fr/articles/languages/ES-mx/page/1', '/en/articles/languages/es'],
  ['/en/articles/2026/', '/en/articles/2026'],
  ['/en/categories/another_craft', '/en/categories/craft_craft'],
  ['/en/categories/Craft_craft', '/en/categories/craft_craft'],
  ['/en/collections/NIGHTS_nights/page/2', '/en/collections/nights_nights/page/2'],
  ['/en/companies/ACME', '/en/companies/acme'],
  ['/en/companies/ACME/', '/en/companies/acme'],
  ['/en/companies/ACME/articles/page/2', '/en/companies/acme/articles/page/2'],
  ['/en/companies/acme/jobs/TURNER', '/en/companies/acme/jobs/turner'],
  ['/en/companies/Acme/jobs/tornero_bilbao', '/en/companies/acme/jobs/Tornero_Bilbao'],
  ['/en/companies/acme/jobs/former_title_ab12Cd', '/en/companies/acme/jobs/fitter_ab12Cd'],
  ['/en/jobs/search/contract-full-time~company-acme', '/en/jobs/search/company-acme~contract-full-time'],
  ['/en/jobs/search/company-acme', '/en/companies/acme/jobs'],
  ['/en/companies/ACME.md', '/en/companies/acme.md'],
  ['/fr/articles/2026/05/13/title_A12.md', '/en/articles/2026/05/13/title_A12.md'],
  ['/fr/companies/ACME/jobs/feeds/rss.xml', '/fr/companies/acme/jobs/feeds/rss.xml'],
  ['/en/categories/older_craft/feeds/rss.xml', '/en/categories/craft_craft/feeds/rss.xml'],
])('%s redirects to %s', async (path, ownPath) => {
  expect(await findPage(path)).toEqual({ kind: 'redirect', path: ownPath })
})

it.each([
  ['/en/articles/2026/05/13/title_Invented', '/en/articles/-/-/-/-'],
  ['/en/articles/2026/05/13/title_a12', '/en/articles/-/-/-/-'],
  ['/en/articles/2100/01/01/title_Scheduled', '/en/articles/-/-/-/-'],
  ['/fr/articles/2026/13/45/title_Invented', '/fr/articles/-/-/-/-'],
  ['/en/articles/2026/02/30/title_A12', '/en/articles/-/-/-/-'],
  ['/en/articles/page/999', '/en/articles/page/-'],
  ['/fr/articles/page/2', '/fr/articles/page/-'],
  ['/en/articles/page/0', '/en/articles/page/-'],
  ['/en/articles/1999', '/en/articles/-'],
  ['/en/articles/1999/01', '/en/articles/-/-'],
  ['/en/articles/2023', '/en/articles/-'],
  ['/en/articles/languages/fr', '/en/articles/languages/-'],
  ['/en/articles/languages/it', '/en/articles/languages/-'],
  ['/en/articles/2026/05/page/2', '/en/articles/-/-/page/-'],
  ['/en/companies/invented', '/en/companies/-'],
  ['/en/companies/elsewhere', '/en/companies/-'],
  ['/en/companies/page', '/en/companies/-'],
  ['/en/companies/page/3', '/en/companies/page/-'],
  ['/en/companies/invented/jobs/x', '/en/companies/-/jobs/-'],
  ['/en/companies/acme/jobs/x', '/en/companies/acme/jobs/-'],
  ['/en/companies/ACME/jobs/x', '/en/companies/acme/jobs/-'],
  // A draft has the 404 page of an unknown job.
  ['/en/companies/acme/jobs/draft1', '/en/companies/acme/jobs/-'],
  ['/en/companies/acme/jobs/welder_lille_DRAFT1', '/en/companies/acme/jobs/-'],
  ['/en/companies/acme/jobs/FITTER_ab12cd', '/en/companies/acme/jobs/-'],
  ['/en/companies/atelier/jobs/turner', '/en/companies/atelier/jobs/-'],
  ['/en/companies/acme/jobs/page/3', '/en/companies/-/jobs/page/-'],
  ['/en/companies/atelier/articles', '/en/companies/-/articles'],
  ['/en/companies/acme/articles/page/999', '/en/companies/-/articles/page/-'],
  ['/en/jobs/page/3', '/en/jobs/page/-'],
  ['/en/jobs/search/invented-x', '/en/jobs/search/-'],
  ['/en/categories/invented_Invented', '/en/categories/-'],
  ['/en/categories/travel_travel', '/en/categories/-'],
  ['/en/categories/craft_CRAFT', '/en/categories/-'],
  ['/en/categories/craft_craft/page/999', '/en/categories/-/page/-'],
  ['/en/categories/craft_craft/2026/04', '/en/categories/-/-/-'],
  ['/fr/categories/craft_craft/2026', '/fr/categories/-/-'],
  ['/en/collections/x_Invented', '/en/collections/-'],
  [`/en/companies/${'a'.repeat(81)}`, '/en/companies/-'],
  ['/en/companies/caf%C3%A9', '/en/companies/-'],
  ['/en/companies/%61cme%', '/en/companies/-'],
])('%s has the same 404 page as every such path: %s', async (path, shared) => {
  expect(await findPage(path)).toEqual({ kind: 'none', path: shared })
  expect(await findPage(shared)).toEqual({ kind: 'none', path: shared })
})

it('invented URLs have a bounded number of 404 pages', async () => {
  const shared = new Set<string>()
  for (let index = 0; index < 100; index += 1) {
    for (const path of [
      ...[`/en/articles/2026/05/13/title-${index}_I${index}`, `/articles/invented-${index}`],
      ...[`/en/companies/invented-${index}`, `/en/companies/acme/jobs/invented-${index}_I${index}`],
      ...[`/en/companies/acme/jobs/invented-${index}_ARCHIVED1`, `/en/categories/x-${index}_I${index}`],
      ...[`/en/articles/${1970 + (index % 40)}/0${1 + (index % 9)}`, `/en/companies/invented-${index}.md`],
    ]) {
      const found = await findPage(path)
      expect(found.kind, path).toBe('none')
      if (found.kind === 'none') shared.add(found.path)
    }
  }
  expect(shared.size).toBe(8)
})

it.each([
  '/en/companies/acme/jobs/invented_ARCHIVED1',
  '/en/companies/acme/jobs/WELDER_lyon',
  '/companies/acme/jobs/welder_lyon',
])('%s has the 404 page that names the archived job', async (path) => {
  expect(await findPage(path)).toEqual({ kind: 'none', path: '/en/companies/acme/jobs/welder_lyon' })
})

it.each([
  '/en/companies/invented.md',
  '/en/articles/2026/05/13/title_Invented.md',
  '/en/categories/invented_Invented/feeds/rss.xml',
  '/cards/en/companies/invented.png',
  '/en/a/b/c/d/e/f/g',
  '/en/companies/acme/nothing',
  '/EN/nothing',
  '/jobs/invented',
])('%s has the 404 page of the locale', async (path) => {
  expect(await findPage(path)).toEqual({ kind: 'none', path: '/en/missing' })
})

it('an organization whose slug no path can have is found by the slug of its path', async () => {
  const { toPathSlug } = await import('@/lib/model/slug')
  const path = `/fr/companies/${toPathSlug('search')}`
  expect(await findPage(path)).toEqual({ kind: 'page' })
  expect(await findPage(`${path}/jobs`)).toEqual({ kind: 'page' })
})

describe('a path without a locale', () => {
  it.each([
    ['/companies', '/en/companies'],
    ['/jobs/', '/en/jobs'],
    ['/articles/page/2', '/en/articles/page/2'],
    ['/articles/page/1', '/en/articles'],
    ['/articles/2026', '/en/articles/2026'],
    ['/articles/2024/02', '/fr/articles/2024/02'],
    ['/categories/another_craft/page/2', '/en/categories/craft_craft/page/2'],
    ['/categories/gestes_Gestes', '/fr/categories/gestes_Gestes'],
    ['/collections/nights_nights', '/en/collections/nights_nights'],
    ['/companies/acme', '/en/companies/acme'],
    ['/companies/ATELIER/', '/fr/companies/atelier'],
    ['/companies/bodega', '/en/companies/bodega'],
    ['/companies/atelier/articles', '/fr/companies/atelier/articles'],
    ['/companies/acme/jobs/turner', '/en/companies/acme/jobs/turner'],
    ['/companies/Acme/jobs/SOUDEUR', '/fr/companies/acme/jobs/soudeur'],
    ['/companies/acme/jobs/Tornero_Bilbao', '/en/companies/acme/jobs/Tornero_Bilbao'],
    ['/companies/acme/jobs/an-old-title_soudeur', '/fr/companies/acme/jobs/soudeur'],
    ['/articles/2026/05/13/title_A12', '/en/articles/2026/05/13/title_A12'],
    ['/articles/2020/01/01/An-Old-Title_Fr1', '/fr/articles/2024/02/03/title_Fr1'],
    ['/EN', '/en'],
    ['/Fr/', '/fr'],
    ['/EN/companies/atelier', '/en/companies/atelier'],
    ['/FR/companies/ACME/jobs/Turner', '/fr/companies/acme/jobs/turner'],
    ['/FR/articles/2026/05/13/title_A12', '/en/articles/2026/05/13/title_A12'],
  ])('%s redirects once, to the language of its content: %s', async (path, target) => {
    expect(isLookedUp(path)).toBe(true)
    expect(await findPage(path)).toEqual({ kind: 'redirect', path: target })
  })

  it.each([
    ['/companies/invented', '/en/companies/-'],
    ['/companies/invented/jobs/turner', '/en/companies/-/jobs/-'],
    ['/companies/acme/jobs/invented', '/en/companies/acme/jobs/-'],
    ['/articles/2026/05/13/title_Invented', '/en/articles/-/-/-/-'],
    ['/articles/1999', '/en/articles/-'],
    ['/categories/invented_Invented', '/en/categories/-'],
    ['/FR/companies/acme/jobs/x', '/fr/companies/acme/jobs/-'],
  ])('%s has the 404 page %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'none', path: target })
  })
})

describe('the path of an article on a previous site', () => {
  it.each([
    ['/fr/articles/un-vieux-titre', '/fr/articles/2022/01/13/un-nouveau-titre_Moved'],
    ['/articles/un-vieux-titre', '/fr/articles/2022/01/13/un-nouveau-titre_Moved'],
    ['/FR/articles/Un-Vieux-Titre/', '/fr/articles/2022/01/13/un-nouveau-titre_Moved'],
    ['/en/articles/without-a-url', '/en/articles/2022/03/13/without-a-url_NoUrl'],
    ['/en/articles/twice', '/en/articles/2022/04/13/late_Late'],
    ['/fr/articles/twice', '/fr/articles/2022/02/13/french_French'],
    ['/articles/twice', '/en/articles/2022/04/13/late_Late'],
    ['/es-mx/articles/una-historia', '/en/articles/2023/02/13/historia_Spanish'],
    ['/blog/2021/05/a-post.html', '/en/articles/2022/05/13/dated_Dated'],
  ])('%s redirects once to %s', async (path, target) => {
    expect(isLookedUp(path)).toBe(true)
    expect(await findPage(path)).toEqual({ kind: 'redirect', path: target })
  })

  it.each([
    ['/en/articles/invented', '/en/articles/-'],
    ['/articles/invented', '/en/articles/-'],
    ['/fr/articles/un-nouveau-titre', '/fr/articles/-'],
  ])('%s, which no article had, has the 404 page %s', async (path, target) => {
    expect(await findPage(path)).toEqual({ kind: 'none', path: target })
  })
})

it.each([
  '/blog/2021/05/invented',
  '/articles/feeds/rss.xml',
  '/es/articles/2023/02/13/historia_Spanish',
  '/wp-login.php',
])('%s is left to Next.js', async (path) => expect(await findPage(path)).toEqual({ kind: 'page' }))

it('throws where the store cannot be read', async () => {
  const { openStore } = await import('@/lib/data/store')
  const failing = vi.spyOn(openStore(), 'selectFrom').mockImplementation(() => {
    throw new Error('no database')
  })
  await expect(findPage('/en/companies/acme')).rejects.toThrow('no database')
  failing.mockRestore()
})

it('knows the routes of all pages', async () => {
  const { pages } = await import('@/lib/pages/registry')
  const { pageRoutes } = await import('./route-table')
  expect(pageRoutes).toEqual(expect.arrayContaining(pages.flatMap(({ routes }) => routes)))
})

it('the former page of saved jobs redirects to that of saved things', async () => {
  expect(await findPage('/fr/jobs/saved')).toEqual({ kind: 'redirect', path: '/fr/saved' })
})
