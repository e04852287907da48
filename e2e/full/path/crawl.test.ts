import { extname } from 'node:path'
import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import pLimit from 'p-limit'
import { beforeAll, expect, test } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { basePath, isOnSite, toSitePath } from '@/lib/base-path'
import { withValues } from '@/lib/facet-filter'
import { locales } from '@/lib/i18n/locales'
import { noFilter } from '@/lib/job-filter'
import { routeTable } from '@/lib/pages/urls/route-table'
import { routes } from '@/lib/routes'
import { articles } from '../../records/articles'
import { companies } from '../../records/companies'
import { type CrawledPage, readPage } from '../../support/crawl'
import { isRead } from '../../support/filler'
import { baseUrl, get } from '../../support/site'

/** Pages and documents of one route are alike, and the site makes each on request: of each route so many are read. */
const maxAlike = 20

const concurrency = 6

const files = ['robots.txt', 'sitemap.xml', 'llms.txt', 'feed.css', 'saved-worker.js']

let pages: ReadonlyMap<string, CrawledPage> = new Map()

/** What links, redirects, and pages and documents otherwise name, until they name nothing new. */
beforeAll(async () => {
  const found = new Map<string, CrawledPage>()
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  const isWanted = (path: string) => {
    if (seen.has(path) || !isOnSite(path.split(/[?#]/, 1)[0] ?? '') || !isRead(path)) return false
    seen.add(path)
    const count = (counts.get(shapeOf(path)) ?? 0) + 1
    counts.set(shapeOf(path), count)
    return count <= maxAlike
  }
  const limit = pLimit(concurrency)
  let named = [basePath, ...files.map((file) => `${basePath}/${file}`)].map((path) => ({ path, from: '' }))
  while (named.length > 0) {
    const wanted = named.filter(({ path }) => isWanted(path))
    const read = await Promise.all(wanted.map(({ path, from }) => limit(() => readPage(baseUrl, path, from))))
    for (const page of read) found.set(page.path, page)
    named = read.flatMap((page) =>
      urlsOf(page).flatMap((url) => {
        const path = toPath(url, page)
        return path === null ? [] : [{ path, from: page.path }]
      }),
    )
  }
  pages = found
}, 300_000)

const fixedSegments = new Set(routeTable.flatMap(({ routes }) => routes.flatMap((route) => route.split('/'))))

/** The path with `*` for what the paths of a route differ in. */
function shapeOf(path: string): string {
  const [own = ''] = toSitePath(path).split('?')
  return own
    .split('/')
    .map((segment) => (fixedSegments.has(segment) ? segment : `*${extname(segment)}`))
    .join('/')
}

/** The path of a URL of this host. */
function toPath(url: string, { path }: CrawledPage): string | null {
  const base = baseUrl + path
  if (!canParseUrl(url, base)) return null
  const { origin, pathname, search } = new URL(url, base)
  return origin === baseUrl ? pathname + search : null
}

/** What a page or document names as URLs, without what Next.js writes for its own scripts. */
function urlsOf({ type, body, location }: CrawledPage): string[] {
  const text = type.includes('html')
    ? body.replace(/<script(?![^>]*ld\+json)([^>]*)>.*?<\/script>/gs, '<s$1>')
    : body.replaceAll('&quot;', '"')
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  const absolute = all(new RegExp(`(${baseUrl.replaceAll('.', '\\.')}[^\\s"'<>)\\\\\\]]*)`, 'g'))
  const ofType = type.includes('html')
    ? [
        ...all(/\s(?:href|src|action|poster|data-(?:url|worker|scope|src))="([^"]*)"/g),
        ...all(/\s(?:image)?srcset="([^"]*)"/gi).flatMap((set) =>
          set.split(', ').map((part) => part.split(' ')[0] ?? ''),
        ),
        // Of JSON-LD.
        ...all(/"(\/[^"/][^"]*)"[,}\]]/g),
      ]
    : type.includes('css')
      ? all(/url\(["']?(?!data:)([^"')]+)/g)
      : type.includes('markdown') || type.includes('plain')
        ? all(/\]\((\/[^)]*)\)/g)
        : all(/\s(?:href|src)="(\/[^"]*)"/g)
  return [...absolute, ...ofType, ...(location ? [location] : [])]
}

test('every URL of this host in a page or document is under the path', () => {
  expect(pages.size).toBeGreaterThan(500)
  const outside = [...pages.values()].flatMap((page) =>
    urlsOf(page).flatMap((url) => {
      const path = toPath(url, page)
      return path === null || isOnSite(path.split(/[?#]/, 1)[0] ?? '') ? [] : [`${url} on ${page.path}`]
    }),
  )
  expect(outside.slice(0, 50)).toEqual([])
})

test('and exists', () => {
  // A search without words is the beginning of the URL to which the page adds them.
  const broken = [...pages.values()].filter(
    ({ status, path }) => ![200, 303, 307, 308].includes(status) && !path.endsWith('&q='),
  )
  expect(broken.map(({ path, status, from }) => `${status} ${path} linked on ${from}`)).toEqual([])
  const kinds = [
    'html',
    'css',
    'javascript',
    'rss',
    'atom',
    'json',
    'xml',
    'markdown',
    'font',
    'image/png',
    'image/svg',
    'image/webp',
  ]
  const types = [...pages.values()].map(({ type }) => type)
  expect(kinds.filter((kind) => !types.some((type) => type.includes(kind)))).toEqual([])
})

test('the URL of the site leads to the home page in the language of the visitor', async () => {
  for (const path of [basePath, `${basePath}/`]) {
    const response = await fetch(baseUrl + path, { redirect: 'manual', headers: { 'accept-language': 'fr' } })
    expect([response.status, response.headers.get('location')]).toEqual([307, routes.home('fr')])
  }
})

test('what is outside of the path is not found, but for the state of the process', async () => {
  for (const path of ['/', ...locales.map((locale) => `/${locale}`), '/robots.txt', `${basePath}x`])
    expect((await get(path)).status, path).toBe(404)
  for (const path of ['/livez', '/readyz', routes.livez(), routes.readyz()])
    expect((await get(path)).status, path).toBe(200)
})

test('redirects, links in headers, JSON and 404 pages stay under the path', async () => {
  const article = articles.plain
  const moved: [string, string][] = [
    [`${basePath}${toSitePath(routes.articles('en')).replace('/en', '')}`, routes.articles('en')],
    [`${routes.articles('en')}/`, routes.articles('en')],
    [article.path.replace(article.slug, 'wrong'), article.path],
    [routes.markdown(article.path.replace(article.slug, 'wrong')), routes.markdown(article.path)],
    [`${routes.findJobs('en')}?city=lyon`, routes.jobSearch('en', withValues(noFilter, 'city', ['lyon']))],
    [`${routes.search('en')}?q=night`, routes.searchWords('en', 'night')],
  ]
  for (const [path, target] of moved) expect((await get(path)).headers.get('location'), path).toBe(target)
  const markdown = await get(routes.markdown(article.path))
  expect(markdown.headers.get('link')).toBe(`<${baseUrl}${article.path}>; rel="canonical"`)
  const results = [
    routes.searchJobs('en', noFilter, ''),
    routes.foundArticles('en', noSelection, 1),
    routes.searchSite('en', 'night'),
  ]
  for (const path of results) {
    const urls = [...(await (await get(path)).text()).matchAll(/"url":"(\/[^"]*)"/g)].map(
      ([, url = '']) => url,
    )
    expect(urls.length, path).toBeGreaterThan(0)
    expect(
      urls.filter((url) => !isOnSite(url)),
      path,
    ).toEqual([])
  }
  const unknown = await get(routes.company('en', 'unknown'))
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain(`href="${routes.jobs('en')}"`)
})

test('the Read API and its documentation name URLs under the path', async () => {
  const api = `${basePath}/api/v1`
  const embed = await get(`${api}/embed?organization_reference=${companies.harbourWorks.reference}`)
  const [, last = ''] = /<([^>]*)>; rel="last"/.exec(embed.headers.get('link') ?? '') ?? []
  expect(embed.status).toBe(200)
  const { pathname, search } = new URL(last, embed.url)
  expect([pathname, (await get(pathname + search)).status]).toEqual([`${api}/embed`, 200])
  const description = await get(`${api}/openapi.json`)
  const { servers } = await description.json()
  expect(new URL(servers[0].url, description.url).href).toBe(`${process.env.SITE_URL}/`)
  expect((await get(`${api}/docs/swagger-ui.css`)).status).toBe(200)
})
