import { beforeAll, expect, test } from 'vitest'
import { withValues } from '@/lib/facet-filter'
import { type FacetName, facetNames, noFilter, parseFilterSegment } from '@/lib/job-filter'
import { parseJobSearch, routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { locales } from '../records/sites'
import { canonicalOf, isIndexable, languagesOf, readHead } from '../support/head'
import { searchJobs } from '../support/job-board'
import { baseUrl, get } from '../support/site'
import { readSitemap } from '../support/sitemaps'
import { ofType, readGraph, visibleText } from '../support/structured-data'
import { isFull, select } from '../support/variants'

const minPairJobs = 5

const isLandingPath = (path: string) => /^\/[a-z]+\/jobs\/search\/[^/?]+$/.test(path)

async function listedIn(
  locale: string,
): Promise<{ path: string; languages: Readonly<Record<string, string>> }[]> {
  const { urls } = await readSitemap(baseUrl, routes.sitemap(locale, { kind: 'pages', part: 1 }))
  return urls.filter(({ path }) => isLandingPath(path))
}

/** The language whose pages are read. In the other ones, a few are. */
const crawledLocales: readonly string[] = select(locales, 1)

type Page = { status: number; body: string }

/** The pages that were read, by path. */
const pages = new Map<string, Page>()

async function readPage(path: string): Promise<Page> {
  const known = pages.get(path)
  if (known) return known
  const response = await get(path)
  const page = { status: response.status, body: await response.text() }
  pages.set(path, page)
  return page
}

/** The first pages of states that links on the page of all jobs lead to, directly or over others. */
const linked = new Set<string>()

/** Reads them. In `npm test`, a quarter of the landing pages of two values. */
beforeAll(async () => {
  const listed = (await Promise.all(crawledLocales.map(listedIn))).flat().map(({ path }) => path)
  const pairs = listed.filter((path) => path.includes('~'))
  const unread = new Set(pairs.filter((_, index) => !isFull && index % 4 !== 0))
  const queue: string[] = crawledLocales.map((locale) => routes.jobs(locale))
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await readPage(path)
      for (const [, href = ''] of page.body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        if (!isLandingPath(href) || /page-\d+$/.test(href) || linked.has(href)) continue
        if (!crawledLocales.some((locale) => href.startsWith(`/${locale}/`))) continue
        linked.add(href)
        if (!unread.has(href)) queue.push(href)
      }
    }
  }
  while (queue.length > 0) await Promise.all([work(), work(), work(), work()])
  for (const locale of locales.filter((candidate) => !crawledLocales.includes(candidate))) {
    const others = await listedIn(locale)
    for (const { path } of others.filter((_, index) => index % 16 === 0)) await readPage(path)
  }
})

test('the landing pages of the sitemap are those that links lead to', async () => {
  for (const locale of locales) {
    const listed = (await listedIn(locale)).map(({ path }) => path).sort()
    expect(listed.length).toBeGreaterThan(40)
    const isNoindex = (path: string) => pages.has(path) && !isIndexable(pages.get(path)?.body ?? '')
    const own = [...linked].filter((path) => path.startsWith(`/${locale}/`) && !isNoindex(path))
    if (crawledLocales.includes(locale)) expect(own.sort()).toEqual(listed)
    const start = await readPage(routes.jobs(locale))
    const single = listed.filter((path) => !path.includes('~'))
    for (const path of single) expect(start.body, path).toContain(`href="${path}"`)
  }
})

test('a landing page has a title, a description, a canonical, hreflang, breadcrumbs and the jobs that it shows', async () => {
  for (const locale of locales) {
    const titles = new Set<string>()
    const listed = (await listedIn(locale)).filter(({ path }) => pages.has(path))
    expect(listed.length).toBeGreaterThan(crawledLocales.includes(locale) ? 40 : 3)
    for (const { path, languages } of listed) {
      const page = await readPage(path)
      expect(page.status, path).toBe(200)
      const head = readHead(page.body)
      expect(head.canonical, path).toEqual([baseUrl + path])
      expect(isIndexable(page.body), path).toBe(true)
      expect(head.meta('description').join(), path).toMatch(/^.{20,}$/)
      titles.add(head.title ?? '')
      expect(languages, path).toEqual(languagesOf(page.body))
      const state = parseJobSearch(path)
      if (!state) throw new Error(`${path} is no state`)
      for (const other of locales) {
        const href = baseUrl + routes.jobSearch(other, state.filter)
        expect(languages[other], path).toBe(href)
        const otherPage = pages.get(href.slice(baseUrl.length))
        if (otherPage) expect(languagesOf(otherPage.body), path).toEqual(languages)
      }
      const { total, items } = await searchJobs(locale, state.filter)
      expect(total, path).toBeGreaterThanOrEqual(path.includes('~') ? minPairJobs : 1)
      const { nodes } = readGraph(page.body)
      const [list] = ofType(nodes, 'ItemList')
      expect(list?.itemListElement, path).toMatchObject(
        items.map(({ name, url }, index) => ({ position: index + 1, name, url: baseUrl + url })),
      )
      const text = visibleText(page.body)
      for (const { name, url } of items) {
        expect(page.body, path).toContain(`href="${url}"`)
        expect(text, path).toContain(name.replace(/\s+/gu, ''))
      }
      const [breadcrumbs] = ofType(nodes, 'BreadcrumbList')
      const crumbs = breadcrumbs?.itemListElement as { name: string; item?: string }[]
      expect(crumbs.length, path).toBeGreaterThanOrEqual(2)
      for (const { name } of crumbs) expect(text, path).toContain(name.replace(/\s+/gu, ''))
      expect(crumbs.map(({ item }) => item)).toContain(baseUrl + routes.jobs(locale))
    }
    expect(titles.size).toBe(listed.length)
  }
})

test('other states are not indexed and in no sitemap, and have a canonical URL of their own', async () => {
  const listed = new Set((await Promise.all(locales.map(listedIn))).flat().map(({ path }) => path))
  const lyon = withValues(noFilter, 'city', ['lyon'])
  const others = [
    { ...noFilter, words: 'data' },
    { ...noFilter, sort: 'salary' as const },
    { ...lyon, words: 'data' },
    { ...lyon, salary: { amount: 30_000, currency: 'EUR' } },
    { ...lyon, sort: 'salary' as const },
    { ...noFilter, isSpontaneous: true },
    withValues(noFilter, 'city', ['lyon', 'paris']),
    withValues(noFilter, 'language', ['fr']),
    // Three jobs.
    withValues(withValues(noFilter, 'city', ['lille']), 'company', [companies.harbourWorks.slug]),
    withValues(withValues(lyon, 'contract', ['full-time']), 'country', ['fr']),
  ]
  const paths = others.flatMap((filter) => crawledLocales.map((locale) => routes.jobSearch(locale, filter)))
  const crawled = [...pages.keys()].filter((path) => isLandingPath(path) && !listed.has(path))
  for (const path of new Set([...paths, ...crawled])) {
    const { status, body: html } = await readPage(path)
    expect(status, path).toBe(200)
    expect(isIndexable(html), path).toBe(false)
    expect(canonicalOf(html), path).toBe(baseUrl + path)
    expect(Object.keys(languagesOf(html)), path).toEqual([])
    expect(ofType(readGraph(html).nodes, 'ItemList'), path).toEqual([])
    expect(listed.has(path), path).toBe(false)
  }
})

test('another order or spelling of a state redirects to its URL', async () => {
  for (const [spelling, own] of [
    ['contract-full-time~city-lyon', 'city-lyon~contract-full-time'],
    ['city-paris~city-lyon', 'city-lyon~city-paris'],
    ['city-lyon~city-lyon', 'city-lyon'],
    ['City-Lyon', null],
    ['city-LYON', 'city-lyon'],
    ['q-Ing%C3%A9nieur', 'q-ingenieur'],
    ['city-lyon%26', 'city-lyon'],
    ['city-lyon~department-R%26D', 'department-r-and-d~city-lyon'],
    ['salary-030000-eur', 'salary-30000-EUR'],
    ['sort-salary~q-data', 'q-data~sort-salary'],
  ] as const) {
    const response = await get(`${routes.findJobs('en')}/${spelling}`)
    const location = own && `${routes.findJobs('en')}/${own}`
    const status = own ? 308 : 404
    expect([response.status, response.headers.get('location')], spelling).toEqual([status, location])
  }
  for (const [spelling, path] of [
    ['company-harbour-works', routes.companyJobs('fr', companies.harbourWorks.slug)],
    ['sort-date', routes.jobs('fr')],
    ['page-1', routes.jobs('fr')],
    ['page-2', routes.jobs('fr', 2)],
  ] as const) {
    const response = await get(`${routes.findJobs('fr')}/${spelling}`)
    expect([response.status, response.headers.get('location')], spelling).toEqual([308, path])
  }
})

test('returns 404 for states that are not valid, and for pages after the last', async () => {
  const segments = ['city', 'city-', 'town-lyon', 'q-data~page-9999', 'city-lyon~page-2', 'sort-name']
  const others = [
    'city-a%EF%BF%BD',
    'salary-abc-EUR',
    'city-%E0%A4%A',
    `city-${'a'.repeat(101)}`,
    'a'.repeat(9_000),
  ]
  for (const segment of [...segments, ...others]) {
    const response = await get(`${routes.findJobs('en')}/${segment}`)
    expect(response.status, segment).toBe(404)
  }
  for (const path of [routes.jobs('en', 99), `${routes.jobs('en')}/page/02`])
    expect((await get(path)).status, path).toBe(404)
})

test('the form redirects with 303 to the page of its state', async () => {
  for (const [query, segment] of [
    ['q=&sort=date', null],
    [
      'q=Ing%C3%A9nieur&city=paris&city=lyon&sort=date&salary_min=&currency=EUR',
      'q-ingenieur~city-lyon~city-paris',
    ],
    ['salary_min=45+000&currency=EUR&sort=salary', 'salary-45000-EUR~sort-salary'],
    ['utm_source=x&remote=partial', 'remote-partial'],
    ['city=lyon&department=R%26D&country=%26', 'department-r-and-d~city-lyon~country--'],
  ] as const) {
    const response = await get(`${routes.findJobs('fr')}?${query}`)
    const path = segment === null ? routes.jobs('fr') : `${routes.findJobs('fr')}/${segment}`
    expect([response.status, response.headers.get('location')], query).toEqual([303, path])
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect((await get(path)).status).toBe(200)
  }
})

test('each facet of a landing page selects one value', async () => {
  const indexed: readonly FacetName[] = ['company', 'department', 'city', 'country', 'contract', 'remote']
  for (const { path } of await listedIn('en')) {
    const facets = parseFilterSegment(path.split('/').at(-1) ?? '')?.filter.facets ?? {}
    const names = facetNames.filter((name) => name in facets)
    expect(names.length, path).toBeLessThanOrEqual(2)
    for (const name of names) expect(indexed, path).toContain(name)
  }
})
