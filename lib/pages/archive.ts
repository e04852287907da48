import { tags } from '@/lib/cache-tags'
import { listArchive } from '@/lib/data/archive'
import { listMonths, listPeriodLocales, monthOf } from '@/lib/data/article-months'
import { formatMonth } from '@/lib/i18n/format'
import { locales } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticlePage } from '@/lib/model/article'
import { parseMonth, parseYear, routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { articlesBreadcrumb, type Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { listGraph, toListItem } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

/** `month` counts from 1; null is the whole year. */
export type ArchiveContent = { locale: string; year: number; month: number | null; articles: ArticlePage }

/** The archive of a year, or of a month of it. */
export const archivePage = definePage<ArchiveContent>({
  routes: ['/[locale]/articles/[year]', '/[locale]/articles/[year]/[month]'],
  read: async ({ locale = '', year: yearText = '', month: monthText }) => {
    const year = parseYear(yearText)
    const month = monthText === undefined ? null : parseMonth(monthText)
    if (year === null || (monthText !== undefined && month === null)) return null
    const articles = await listArchive(locale, year, month ?? undefined)
    return articles.total === 0 ? null : { locale, year, month, articles }
  },
  path,
  languageLinks: async (content) => switcherLinks(await readVersions(content), routes.articles),
  breadcrumbs,
  metadata: async (content) => {
    const { locale, year, month, articles } = content
    const t = translatorFor(locale)
    const period = month === null ? String(year) : formatMonth(year, month, locale)
    return pageMetadata({
      locale,
      path: path(content),
      title: t('Articles.archiveTitle', { period }),
      description: t('Articles.archiveDescription', { period, count: articles.total }),
      image: await selectOpenGraphImage(null, routes.articles(locale)),
      versions: await readVersions(content),
      feeds: feedLinks(feedScopes.articles(locale)),
    })
  },
  jsonLd: (content) => {
    const items = breadcrumbs(content)
    const page = { locale: content.locale, path: path(content), name: items.at(-1)?.name ?? '' }
    return listGraph({ ...page, breadcrumbs: items }, { items: content.articles.items.map(toListItem) })
  },
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) =>
        (await listYearLocales()).flatMap(({ year, locales }) =>
          versionEntry(locale, locales, (own) => routes.archive(own, year)),
        ),
    },
    /** In the first part: a month's sitemap is not empty where all its articles are syndicated. */
    month: async (locale, month, { part }) =>
      part > 1
        ? []
        : versionEntry(locale, await listPeriodLocales(month), (own) =>
            routes.archive(own, month.year, month.month),
          ),
  },
  cacheTags: () => [tags.articles()],
  affectedUrls: {
    article: ({ publishedAt }) => {
      const { year, month } = monthOf(publishedAt)
      return locales.flatMap((locale) => [routes.archive(locale, year), routes.archive(locale, year, month)])
    },
    organization: () => [],
    job: () => [],
  },
})

function path({ locale, year, month }: ArchiveContent): string {
  return routes.archive(locale, year, month ?? undefined)
}

function breadcrumbs({ locale, year, month }: ArchiveContent): Breadcrumbs {
  if (month === null) return [articlesBreadcrumb(locale), { name: String(year) }]
  return [
    articlesBreadcrumb(locale),
    { name: String(year), href: routes.archive(locale, year) },
    { name: formatMonth(year, month, locale) },
  ]
}

async function readVersions({ year, month }: ArchiveContent) {
  return versionsIn(await listPeriodLocales({ year, month }), (locale) =>
    routes.archive(locale, year, month ?? undefined),
  )
}

/** The years that have articles, each with the locales that have some of them. */
async function listYearLocales(): Promise<{ year: number; locales: string[] }[]> {
  const years = new Set((await listMonths()).map(({ year }) => year))
  return Promise.all(
    [...years].map(async (year) => ({ year, locales: await listPeriodLocales({ year, month: null }) })),
  )
}
