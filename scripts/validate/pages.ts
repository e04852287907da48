import { type CrawledPage, crawl } from '@/e2e/support/crawl'
import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/** All HTML pages that can be reached by links or from the sitemaps, and one 404 page of each kind. */
export async function readPages(siteUrl: string): Promise<CrawledPage[]> {
  const starts = new Set(['/', ...(await readSitemapPaths(siteUrl)), ...locales.flatMap(notFoundPaths)])
  const pages = await crawl(siteUrl, starts)
  return [...pages.values()].filter(({ type }) => type.includes('html'))
}

/** The paths in all sitemaps of the index. Empty if the site has no index. */
async function readSitemapPaths(siteUrl: string): Promise<string[]> {
  const index = await fetch(siteUrl + routes.sitemapIndex())
  if (index.status !== 200) return []
  const sitemaps = await Promise.all(
    locations(await index.text()).map(async (url) => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`GET ${url} responds with ${response.status}`)
      return response.text()
    }),
  )
  return sitemaps.flatMap(locations).map((url) => new URL(url).pathname)
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
}

/** One path for each kind of 404 page. */
function notFoundPaths(locale: string): string[] {
  const unknown = { slug: 'none', reference: 'none' }
  return [
    routes.notFound(locale),
    routes.article(locale, { ...unknown, publishedAt: new Date(0) }),
    routes.category(locale, unknown),
    routes.collection(locale, unknown),
    routes.company(locale, unknown.slug),
    routes.job(locale, unknown.slug, unknown.slug),
  ]
}
