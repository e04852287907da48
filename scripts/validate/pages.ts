import { type CrawledPage, crawl } from '@/e2e/support/crawl'
import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/** Every HTML page of the site that links or sitemaps lead to, and the pages that say that nothing is there. */
export async function readPages(siteUrl: string): Promise<CrawledPage[]> {
  const starts = new Set(['/', ...(await listedPaths(siteUrl)), ...locales.flatMap(missingPaths)])
  const pages = await crawl(siteUrl, starts)
  return [...pages.values()].filter(({ type }) => type.includes('html'))
}

/** The paths that the sitemap index leads to. None where the site has no index. */
async function listedPaths(siteUrl: string): Promise<string[]> {
  const index = await fetch(siteUrl + routes.sitemapIndex())
  if (index.status !== 200) return []
  const sitemaps = await Promise.all(
    locations(await index.text()).map(async (address) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
      return answer.text()
    }),
  )
  return sitemaps.flatMap(locations).map((address) => new URL(address).pathname)
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

/** Each kind of page that answers 404. */
function missingPaths(locale: string): string[] {
  const nothing = { slug: 'none', reference: 'none' }
  return [
    routes.notFound(locale),
    routes.article(locale, { ...nothing, publishedAt: new Date(0) }),
    routes.category(locale, nothing),
    routes.collection(locale, nothing),
    routes.company(locale, nothing.slug),
    routes.job(locale, nothing.slug, nothing.slug),
  ]
}
