import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { beforeAll, expect, test } from 'vitest'
import { noSelection } from '@/lib/article-selection'
import { basePath, isOnSite, toSitePath } from '@/lib/base-path'
import { withValues } from '@/lib/facet-filter'
import { locales } from '@/lib/i18n/locales'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { articles } from '../../records/articles'
import { companies } from '../../records/companies'
import { type CrawledPage, crawl } from '../../support/crawl'
import { isRead } from '../../support/filler'
import { baseUrl, get } from '../../support/site'

/** Images that are made on request take a tenth of a second each: of each kind some are requested. */
const maxImages = 10

const files = ['robots.txt', 'sitemap.xml', 'llms.txt', 'feed.css', 'saved-worker.js', 'icon.svg']

let pages: ReadonlyMap<string, CrawledPage> = new Map()

/** The pages that links lead to, and then what pages and documents name otherwise, until they name nothing new. */
beforeAll(async () => {
  const found = new Map<string, CrawledPage>()
  const counts = new Map<string, number>()
  const isWanted = (path: string) => {
    const [, kind = ''] = /^\/(_next\/image|cards)\b/.exec(toSitePath(path)) ?? []
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return isRead(path) && (kind === '' || count <= maxImages)
  }
  let starts = [basePath, ...files.map((file) => `${basePath}/${file}`)]
  while (starts.length > 0) {
    for (const [path, page] of await crawl(baseUrl, starts, Number.POSITIVE_INFINITY, isRead))
      found.set(path, page)
    const named = [...found.values()].flatMap((page) =>
      urlsOf(page).flatMap((url) => toPath(url, page) ?? []),
    )
    starts = [...new Set(named)].filter((path) => isOnSite(path) && !found.has(path)).filter(isWanted)
  }
  pages = found
}, 1_200_000)

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
    : body
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
  const broken = [...pages.values()].filter(
    ({ status }) => status !== 200 && status !== 307 && status !== 308,
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
  expect([embed.status, await embed.text()]).toEqual([
    200,
    expect.stringContaining(`"${process.env.SITE_URL}/`),
  ])
  const document = await (await get(`${api}/openapi.json`)).json()
  expect(JSON.stringify(document.servers ?? [])).not.toContain(`"${baseUrl}/api`)
  expect((await get(`${api}/docs/swagger-ui.css`)).status).toBe(200)
})
