import { locales } from '@/lib/i18n/locales'
import type { ListedArticle } from '@/lib/model/article'
import { matchRoute } from '@/lib/pages/page-route'
import { pages } from '@/lib/pages/registry'
import { routes, type SitemapList } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'

/**
 * The paths of the pages and documents that change when an article is published, changed or removed, by what the article
 * itself names, its own page first. `sitemapPaths` are the sitemap files of its month.
 */
export function affectedUrls(article: ListedArticle, sitemapPaths: readonly string[]): string[] {
  const own = articlePath(article)
  const paths = pages.flatMap((page) => page.affectedUrls.article(article)).flatMap(withMarkdown)
  const files = listFiles(['pages', 'categories', 'collections', 'news'])
  return [...new Set([own, ...paths, ...files, ...sitemapPaths, routes.openGraphImage(own)])]
}

/** The same for an organization, by its slug. Its pages come first. */
export function affectedUrlsOfOrganization(organization: { slug: string }): string[] {
  const own = locales.map((locale) => routes.company(locale, organization.slug))
  const paths = pages.flatMap((page) => page.affectedUrls.organization(organization)).flatMap(withMarkdown)
  const files = listFiles(['pages', 'companies', 'jobs'])
  return [...new Set([...own, ...paths, ...files, ...own.map(routes.openGraphImage)])]
}

/** The same for a job, by the slugs of its organization and its own. */
export function affectedUrlsOfJob(job: { company: string; job: string }): string[] {
  const own = locales.map((locale) => routes.job(locale, job.company, job.job))
  const paths = pages.flatMap((page) => page.affectedUrls.job(job)).flatMap(withMarkdown)
  return [...new Set([...own, ...paths, ...listFiles(['pages', 'jobs']), ...own.map(routes.openGraphImage)])]
}

/** The files of all records: the llms.txt, the sitemap index, and the first file of each of these sitemaps. */
function listFiles(lists: readonly SitemapList[]): string[] {
  const files = locales.flatMap((locale) => [
    routes.llms(locale),
    ...lists.map((kind) => routes.sitemap(locale, { kind, part: 1 })),
  ])
  return [...files, routes.sitemapIndex()]
}

const routesWithMarkdown = pages.flatMap((page) => (page.hasMarkdown ? page.routes : []))

/** The path of a page, and that of its Markdown alternate if it has one. */
export function withMarkdown(path: string): string[] {
  return matchRoute(routesWithMarkdown, path) ? [path, routes.markdown(path)] : [path]
}

/** Pages before documents, and Open Graph images last: drawing one takes the time of several pages. */
export function byImportance(paths: readonly string[]): string[] {
  const rank = (path: string) => (path.startsWith('/cards/') ? 2 : isPage(path) ? 0 : 1)
  return paths.toSorted((a, b) => rank(a) - rank(b))
}

function isPage(path: string): boolean {
  const isOfLocale = locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`))
  return isOfLocale && !/\.(json|md|txt|xml)$/.test(path)
}
