import type { ChangeKind } from '@vitrine/content-store/db/schema'
import { locales } from '@/lib/i18n/locales'
import { articlePage } from '@/lib/pages/article'
import { jobPage } from '@/lib/pages/job'
import { pages } from '@/lib/pages/registry'
import { matchRoute } from '@/lib/pages/urls/page-route'
import { articleFeedFormats, feedsOf, jobFeedFormats, keysOf, paths, type SitemapList } from '@/lib/routes'
import { isOfSearch } from './search-paths'

const routesWithMarkdown = pages.flatMap((page) => (page.hasMarkdown ? page.routes : []))

const routesWithFrame = [...articlePage.routes, ...jobPage.routes]

/** The documents about a page: its Markdown alternate, its frame, and the feeds of its lists. */
export function documentsOf(path: string): string[] {
  return [
    ...(matchRoute(routesWithMarkdown, path) ? [paths.markdown(path)] : []),
    ...(matchRoute(routesWithFrame, path) ? [paths.frame(path)] : []),
    ...feedsAbout(path),
  ]
}

function feedsAbout(path: string): string[] {
  const [, locale = '', kind, key, ...others] = path.split('/')
  if (others.length > 0) return []
  if (kind === 'companies' && key)
    return [
      paths.jobList(locale, key),
      ...feedsOf(`${path}/articles`, articleFeedFormats),
      ...feedsOf(`${path}/jobs`, jobFeedFormats),
    ]
  if (kind === 'jobs' && !key) return feedsOf(path, jobFeedFormats)
  const isOfArticles =
    (kind === 'articles' && !key) || ((kind === 'categories' || kind === 'collections') && key)
  return isOfArticles ? feedsOf(path, articleFeedFormats) : []
}

/** The documents of all records of a kind: the llms.txt, feeds without a locale, the sitemap index, and the first file of each sitemap. */
export const commonDocuments: Readonly<Record<ChangeKind, readonly string[]>> = {
  article: [
    ...keysOf(articleFeedFormats).map((format) => paths.articlesFeed(format)),
    ...listFiles(['pages', 'categories', 'collections', 'news']),
  ],
  organization: [...listJobFeeds(), ...listFiles(['pages', 'companies', 'jobs'])],
  job: [...listJobFeeds(), ...listFiles(['pages', 'jobs'])],
}

function listJobFeeds(): string[] {
  return keysOf(jobFeedFormats).map((format) => paths.jobsFeed(format))
}

function listFiles(lists: readonly SitemapList[]): string[] {
  const files = locales.flatMap((locale) => [
    paths.llms(locale),
    ...lists.map((kind) => paths.sitemap(locale, { kind, part: 1 })),
  ])
  return [...files, paths.sitemapIndex()]
}

/**
 * Pages before documents, then Open Graph images, because drawing one takes the time of several pages. What visitors have searched is
 * last, because it can be any number of pages. `landings` are the paths of the landing pages.
 */
export function byImportance<T extends { path: string }>(
  urls: readonly T[],
  landings: ReadonlySet<string>,
): T[] {
  const rank = ({ path }: T) =>
    isOfSearch(path, landings) ? 3 : path.startsWith('/cards/') ? 2 : isPage(path) ? 0 : 1
  return urls.toSorted((a, b) => rank(a) - rank(b))
}

function isPage(path: string): boolean {
  const isOfLocale = locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`))
  return isOfLocale && !/\.(json|md|txt|xml)$/.test(path)
}
