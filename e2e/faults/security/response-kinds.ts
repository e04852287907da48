import { setTimeout as wait } from 'node:timers/promises'
import { demoArticle } from '@/e2e/support/demo-article'
import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import { cacheStateOf } from '../../support/cache-state'
import { headerValue, type RawResponse, send } from './http'

/** A kind of response, how to get it, and its status. */
type ResponseKind = {
  name: string
  path: string
  /** The status, or those that are right: the specification leaves the choice. */
  status: number | readonly number[]
  method?: string
  headers?: Readonly<Record<string, string>>
  /** True for pages: they have the policy of hashes. */
  isPage?: boolean
}

/** The records of which the paths are. `image` is the path of a file of `public/`. */
export type SiteRecords = {
  article: { slug: string; reference: string; path: string }
  category: { slug: string; reference: string }
  collection: { slug: string; reference: string }
  company: string
  job: string
  image: string
}

/** Those of the demo content. */
function demoRecords(): SiteRecords {
  return {
    article: demoArticle('en', 'a-strap-from-1974'),
    category: { slug: 'engineering', reference: 'Kc9tEcH' },
    collection: { slug: 'night-work', reference: '7b13e8d04c95fa' },
    company: 'ferrolane',
    job: 'wagon-inspector_antwerp',
    image: '/media/articles/a-buoy-comes-home.webp',
  }
}

/** One path of every template that renders a page with status 200. */
export function pagePaths(records = demoRecords()): Record<string, string> {
  const { article, category, collection, company, job } = records
  return {
    home: routes.home('en'),
    articles: routes.articles('fr'),
    'articles, page 2': routes.articles('en', 2),
    'archive of a year': routes.archive('en', 2026),
    'archive of a month': routes.archive('en', 2025, 12),
    article: article.path,
    category: routes.category('en', category),
    collection: routes.collection('en', collection),
    companies: routes.companies('en'),
    company: routes.company('fr', company),
    jobs: routes.jobs('fr'),
    saved: routes.saved('en'),
    job: routes.job('en', company, job),
  }
}

/** Paths of every template and of unknown URLs that render a page with status 404. */
export function notFoundPaths({ article, company } = demoRecords()): Record<string, string> {
  return {
    'unknown path': '/en/no-such-page',
    'unknown path without a locale': '/no-such-page/at/all',
    'unknown article': article.path.replace(/_.*/, '_NoSuch1'),
    'unknown category': routes.category('en', { slug: 'x', reference: 'NoSuch1' }),
    'unknown collection': routes.collection('en', { slug: 'x', reference: 'NoSuch1' }),
    'unknown company': routes.company('en', 'no-such-company'),
    'unknown job': routes.job('en', company, 'no-such-job'),
  }
}

/** Every kind of response that needs no fault of the upstream, except those with a validator (`notModifiedKinds`). */
export function responseKinds(script: string, records = demoRecords()): ResponseKind[] {
  const { article, company, image } = records
  const optimized = (url: string, width: number) =>
    `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`
  return [
    ...Object.entries(pagePaths(records)).map(([name, path]) => ({ name, path, status: 200, isPage: true })),
    ...Object.entries(notFoundPaths(records)).map(([name, path]) => ({
      name,
      path,
      status: 404,
      isPage: true,
    })),
    { name: 'choice of the locale', path: '/', status: 307 },
    { name: 'redirect of a path without a locale', path: article.path.replace('/en/', '/'), status: 308 },
    { name: 'redirect of a wrong slug', path: article.path.replace(/[^/]*_/, 'x_'), status: 308 },
    { name: 'redirect of a trailing slash', path: `${routes.company('en', company)}/`, status: 308 },
    { name: 'feed, RSS', path: routes.articlesFeed('rss', 'en'), status: 200 },
    { name: 'feed, Atom', path: routes.articlesFeed('atom'), status: 200 },
    { name: 'feed, JSON', path: routes.articlesFeed('json', 'fr'), status: 200 },
    { name: 'feed of jobs', path: routes.jobsFeed('indeed'), status: 200 },
    { name: 'feed of a company', path: routes.companyJobsFeed('rss', 'en', company), status: 200 },
    { name: 'unknown feed', path: '/en/articles/feeds/x.xml', status: 404 },
    { name: 'sitemap index', path: routes.sitemapIndex(), status: 200 },
    { name: 'sitemap', path: routes.sitemap('en', { kind: 'pages', part: 1 }), status: 200 },
    { name: 'unknown sitemap', path: '/sitemaps/en/x.xml', status: 404 },
    { name: 'robots.txt', path: '/robots.txt', status: 200 },
    { name: 'llms.txt', path: routes.llms('en'), status: 200 },
    { name: 'Markdown alternate', path: routes.markdown(article.path), status: 200 },
    {
      name: 'unknown Markdown alternate',
      path: routes.markdown(routes.company('en', 'no-such')),
      status: 404,
    },
    { name: 'JSON of articles', path: routes.foundArticles('en', noSelection, 2), status: 200 },
    {
      name: 'JSON of an unknown category',
      path: '/api/search/articles?locale=en&category=NoSuch&page=2',
      status: 200,
    },
    { name: 'JSON of open jobs', path: routes.openJobs([`${company}/x`]), status: 200 },
    { name: 'JSON of the site search', path: routes.searchSite('en', 'night'), status: 200 },
    { name: 'form of the site search', path: `${routes.search('en')}?q=night`, status: 303 },
    { name: 'JSON without parameters', path: '/api/search/articles', status: 400 },
    {
      name: 'API route that invalidates, without its key',
      path: routes.invalidateRecords(),
      method: 'POST',
      status: 404,
    },
    { name: 'Open Graph image', path: routes.openGraphImage(routes.jobs('en')), status: 200 },
    { name: 'unknown Open Graph image', path: '/cards/x.png', status: 404 },
    { name: 'static image', path: image, status: 200 },
    { name: 'static stylesheet', path: routes.feedStyles(), status: 200 },
    { name: 'service worker', path: routes.savedWorker(), status: 200 },
    { name: 'unknown static file', path: '/media/no-such.webp', status: 404 },
    { name: 'part of an image', path: image, status: 206, headers: { range: 'bytes=0-9' } },
    {
      name: 'part after the end of an image',
      path: image,
      status: 416,
      headers: { range: 'bytes=99999999-' },
    },
    { name: 'script of the build', path: script, status: 200 },
    { name: 'unknown file of the build', path: '/_next/static/chunks/no-such.js', status: 404 },
    { name: 'optimized image', path: optimized(image, 480), status: 200 },
    {
      name: 'optimized image of another host',
      path: optimized('https://example.com/x.png', 480),
      status: 400,
    },
    { name: 'optimized image of an unknown size', path: optimized(image, 481), status: 400 },
    { name: 'malformed path', path: '/%E0%A4%A', status: [400, 404] },
    { name: 'POST to a page', path: routes.home('en'), method: 'POST', status: 405 },
    { name: 'DELETE of a document', path: routes.sitemapIndex(), method: 'DELETE', status: 405 },
    { name: 'HEAD of a page', path: routes.jobs('en'), method: 'HEAD', status: 200 },
    { name: 'HEAD of an unknown page', path: '/en/no-such-page', method: 'HEAD', status: 404 },
  ]
}

/** The responses of 304: every kind of 200 that has a validator. */
export async function* notModifiedKinds(
  origin: string,
  kinds: readonly ResponseKind[],
): AsyncGenerator<ResponseKind & { full: RawResponse }> {
  for (const kind of kinds) {
    if (kind.method || kind.headers || kind.status !== 200) continue
    const full = await sendUntilFresh(origin, kind.path)
    const etag = headerValue(full, 'etag')
    if (etag && full.status === kind.status)
      yield {
        ...kind,
        name: `${kind.name}, not modified`,
        status: 304,
        headers: { 'if-none-match': etag },
        full,
      }
  }
}

/** A stale page is rendered again after the response, and then has another ETag. */
async function sendUntilFresh(origin: string, path: string): Promise<RawResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(origin, path)
    if (cacheStateOf(headerValue(response, 'cache-status')) !== 'outdated' || attempt === 20) return response
    await wait(500)
  }
}

export function hasExpectedStatus(kind: ResponseKind, status: number): boolean {
  return [kind.status].flat().includes(status)
}

/** The path of a script of the build, from the HTML of a page. */
export async function findScript(origin: string): Promise<string> {
  const html = (await send(origin, routes.home('en'))).body.toString()
  return /src="(\/_next\/static\/[^"?]+\.js)/.exec(html)?.[1] ?? ''
}
