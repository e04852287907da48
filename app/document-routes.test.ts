import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

vi.mock('next/server', () => ({ connection: async () => {} }))

vi.setConfig({ testTimeout: 60_000 })

type Route = {
  GET: (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
}

const article = {
  reference: 'One',
  language: 'en',
  published_at: '2026-05-09T08:00:00Z',
  categories: ['craft'],
  collections: ['nights'],
}

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
const routes = new Map<string, Route>()

const modules = {
  index: () => import('./sitemap.xml/route'),
  sitemap: () => import('./sitemaps/[locale]/[file]/route'),
  allArticles: () => import('./articles/feeds/[file]/route'),
  allJobs: () => import('./jobs/feeds/[file]/route'),
  articles: () => import('./[locale]/articles/feeds/[file]/route'),
  jobs: () => import('./[locale]/jobs/feeds/[file]/route'),
  category: () => import('./[locale]/categories/[category]/feeds/[file]/route'),
  collection: () => import('./[locale]/collections/[collection]/feeds/[file]/route'),
  companyArticles: () => import('./[locale]/companies/[company]/articles/feeds/[file]/route'),
  companyJobs: () => import('./[locale]/companies/[company]/jobs/feeds/[file]/route'),
  jobList: () => import('./[locale]/companies/[company]/jobs.json/route'),
  frame: () => import('./embed/[...path]/route'),
  oembed: () => import('./api/oembed/route'),
  llms: () => import('./[locale]/llms.txt/route'),
  article: () => import('./api/markdown/[locale]/articles/[year]/[month]/[day]/[article]/route'),
  company: () => import('./api/markdown/[locale]/companies/[company]/route'),
  stateJobs: () => import('./[locale]/jobs/search/[filters]/feeds/[file]/route'),
  job: () => import('./api/markdown/[locale]/companies/[company]/jobs/[job]/route'),
  image: () => import('./cards/[...path]/route'),
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'routes-'))
  site = await startSite([article], { CACHE_DIRECTORY: directory, LOG_LEVEL: 'silent' })
  for (const [name, load] of Object.entries(modules)) routes.set(name, (await load()) as unknown as Route)
}, 120_000)
afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(() => {
  site.fail(null)
  site.takeRequests()
})

/** Next.js decodes no params, and gives the path of the request before its rewrites. */
function get(
  name: keyof typeof modules,
  path: string,
  params: Record<string, string> = {},
): Promise<Response> {
  const route = routes.get(name)
  if (!route) throw new Error(name)
  return route.GET(new Request(`http://site.example${path}`), { params: Promise.resolve(params) })
}

const may9 = { locale: 'en', year: '2026', month: '05', day: '09' }
const documents = [
  ['index', '/sitemap.xml', {}],
  ['sitemap', '/sitemaps/en/companies.xml', { locale: 'en', file: 'companies.xml' }],
  ['allArticles', '/articles/feeds/rss.xml', { file: 'rss.xml' }],
  ['allJobs', '/jobs/feeds/indeed.xml', { file: 'indeed.xml' }],
  ['articles', '/en/articles/feeds/atom.xml', { locale: 'en', file: 'atom.xml' }],
  ['jobs', '/en/jobs/feeds/feed.json', { locale: 'en', file: 'feed.json' }],
  [
    ...(['category', '/en/categories/craft_craft/feeds/rss.xml'] as const),
    { locale: 'en', category: 'craft_craft', file: 'rss.xml' },
  ],
  [
    ...(['collection', '/en/collections/nights_nights/feeds/rss.xml'] as const),
    { locale: 'en', collection: 'nights_nights', file: 'rss.xml' },
  ],
  [
    ...(['companyArticles', '/en/companies/acme/articles/feeds/rss.xml'] as const),
    { locale: 'en', company: 'acme', file: 'rss.xml' },
  ],
  [
    ...(['companyJobs', '/en/companies/acme/jobs/feeds/indeed.xml'] as const),
    { locale: 'en', company: 'acme', file: 'indeed.xml' },
  ],
  ['jobList', '/en/companies/acme/jobs.json', { locale: 'en', company: 'acme' }],
  ['frame', '/embed/en/articles/2026/05/09/title_One', {}],
  ['llms', '/en/llms.txt', { locale: 'en' }],
  ['article', '/en/articles/2026/05/09/title_One.md', { ...may9, article: 'title_One' }],
  ['company', '/en/companies/acme.md', { locale: 'en', company: 'acme' }],
  ['job', '/en/companies/acme/jobs/turner.md', { locale: 'en', company: 'acme', job: 'turner' }],
  ['image', '/cards/en/companies/acme.png', {}],
] as const

it('every document is the same for all queries', async () => {
  for (const [name, path, params] of documents) {
    const bodies = new Set<string>()
    for (const query of ['', '?a=1', '?a=2&b']) {
      const found = await get(name, path + query, params)
      expect([found.status, found.headers.get('cache-control')], path).toEqual([
        200,
        expect.stringContaining('public, max-age=0, s-maxage='),
      ])
      bodies.add(Buffer.from(await found.arrayBuffer()).toString('base64'))
    }
    expect(bodies.size, path).toBe(1)
  }
})

it.each(documents)(
  '%s: other spellings of %s redirect to it, or are not found, without a request to the API',
  async (name, path, params) => {
    const encoded = path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    for (const spelling of [encoded, path.toUpperCase(), path.replace('/', '//x/../')]) {
      const response = await get(name, spelling, params)
      const location = response.headers.get('location')
      const hasRedirects = name !== 'image' && name !== 'frame'
      expect([response.status, location], spelling).toEqual(hasRedirects ? [308, path] : [404, null])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(site.takeRequests()).toEqual([])
  },
)

it.each([
  ['sitemap', { locale: 'en', file: 'pages-01.xml' }],
  ['sitemap', { locale: 'en', file: 'pages-1.xml' }],
  ['sitemap', { locale: 'EN', file: 'pages.xml' }],
  ['sitemap', { locale: 'de', file: 'pages.xml' }],
  ['sitemap', { locale: 'en', file: 'articles-2026-5.xml' }],
  ['articles', { locale: 'de', file: 'rss.xml' }],
  ['articles', { locale: 'en', file: 'RSS.xml' }],
  ['category', { locale: 'en', category: `${'a'.repeat(81)}_craft`, file: 'rss.xml' }],
  ['category', { locale: 'en', category: 'craft', file: 'rss.xml' }],
  ['companyJobs', { locale: 'en', company: '%61cme', file: 'rss.xml' }],
  ['company', { locale: 'en', company: 'a'.repeat(300) }],
  ['article', { ...may9, month: '5', article: 'title_One' }],
  ['article', { ...may9, locale: 'de', article: 'title_One' }],
  ['llms', { locale: 'xx' }],
] as const)('%s with %j is not found without a request to the API', async (name, params) => {
  const response = await get(name, '/path', params)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(site.takeRequests()).toEqual([])
})

it.each([
  '/cards/en.jpg',
  '/cards/.png',
  `/cards/en/companies/${'a'.repeat(300)}.png`,
  '/cards/en/a%20b.png',
])('the image %s is not found without a request to the API', async (path) => {
  expect((await get('image', path)).status).toBe(404)
  expect(site.takeRequests()).toEqual([])
})

it('redirects a feed with another slug', async () => {
  const params = { locale: 'en', category: 'older_craft', file: 'atom.xml' }
  const own = '/en/categories/craft_craft/feeds/atom.xml'
  const response = await get('category', '/en/categories/older_craft/feeds/atom.xml', params)
  expect([response.status, response.headers.get('location')]).toEqual([308, own])
})

/** The oEmbed response about a page of the site or another URL. */
function getOembed(url: string, others: Record<string, string> = {}): Promise<Response> {
  const own = url.startsWith('/') ? `https://site.example${url}` : url
  return get('oembed', `/api/oembed?${new URLSearchParams({ url: own, ...others })}`)
}

it.each([
  ['/en/articles/2026/05/09/title_One', 'Title', '/en/articles/2026/05/09/title_One'],
  ['/en/articles/2026/05/09/earlier_One?utm_source=a#b', 'Title', '/en/articles/2026/05/09/title_One'],
  ['http://site.example/en/articles/2026/05/09/title_One', 'Title', '/en/articles/2026/05/09/title_One'],
  ['/fr/companies/acme/jobs/turner', 'Turner', '/fr/companies/acme/jobs/turner'],
])('oEmbed: %s is the page %s at %s', async (url, title, path) => {
  const response = await getOembed(url)
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  const oembed = await response.json()
  expect(oembed.title).toBe(title)
  expect(oembed.html).toContain(`src="https://site.example/embed${path}"`)
})

it('oEmbed: the formats are JSON and XML', async () => {
  const url = '/en/companies/acme/jobs/turner'
  const json = await getOembed(url, { format: 'json', maxwidth: '320' })
  expect(json.headers.get('content-type')).toBe('application/json')
  expect(await json.json()).toMatchObject({ type: 'rich', width: 320, author_name: 'Acme' })
  const xml = await getOembed(url, { format: 'xml' })
  expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8')
  expect(await xml.text()).toContain('<type>rich</type><version>1.0</version><title>Turner</title>')
})

it.each([
  ['/en/articles/2026/05/09/title_None', {}, 404],
  ['/en/companies/acme/jobs/no-such-job', {}, 404],
  ['/en/companies/acme', {}, 404],
  ['/en/%', {}, 404],
  ['/', {}, 404],
  ['https://other.example/en/articles/2026/05/09/title_One', {}, 404],
  ['javascript:alert(1)', {}, 404],
  ['/preview/token/en/companies/acme', {}, 401],
  ['/en/companies/acme/jobs/turner', { format: 'yaml' }, 501],
  ['/en/companies/acme/jobs/turner', { maxwidth: '-1' }, 400],
  ['/en/companies/acme/jobs/turner', { maxheight: '1e3' }, 400],
])('oEmbed: %s with %j is %i', async (url, others, status) => {
  const response = await getOembed(url, others)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('lists the jobs of an organization for other sites, with absolute URLs', async () => {
  const params = { locale: 'fr', company: 'acme' }
  const list = await (await get('jobList', '/fr/companies/acme/jobs.json', params)).json()
  expect(list).toMatchObject({
    ...{ lang: 'fr', dir: 'ltr', total: 1, url: 'https://site.example/fr/companies/acme/jobs' },
    jobs: [{ title: 'Turner', lang: 'en', url: 'https://site.example/fr/companies/acme/jobs/turner' }],
  })
})

it('responds with 503 while the store cannot be read', async () => {
  const { openStore } = await import('@/lib/data/store')
  const failing = vi.spyOn(openStore(), 'getExecutor').mockImplementation(() => {
    throw new Error('no database')
  })
  site.fail(/./)
  for (const [name, path, params] of [
    ['articles', '/fr/articles/feeds/rss.xml', { locale: 'fr', file: 'rss.xml' }],
    ['image', '/cards/fr/categories/craft_craft.png', {}],
  ] as const) {
    const response = await get(name, path, params)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  }
  failing.mockRestore()
})
