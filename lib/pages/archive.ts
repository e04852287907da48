import { tags } from '@/lib/cache-tags'
import { listArchive, listMonths, listPeriodLocales, listYears } from '@/lib/data/articles/article-periods'
import { locales } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { type ArticlePage, archiveSize } from '@/lib/model/articles/article'
import { type ArchivePeriod, routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { articlesBreadcrumb, type Breadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { furtherPages, periodName, readPeriod } from './urls/archive-period'

export type ArchiveContent = { locale: string; period: ArchivePeriod; articles: ArticlePage }

/** The archive of a year, or of a month of it: a first page and numbered pages of a hundred articles. */
export const archivePage = definePage<ArchiveContent>({
  browser: 'elements',
  routes: [
    '/[locale]/articles/[year]',
    '/[locale]/articles/[year]/page/[page]',
    '/[locale]/articles/[year]/[month]',
    '/[locale]/articles/[year]/[month]/page/[page]',
  ],
  read: async ({ locale = '', ...params }) => {
    const read = readPeriod(params)
    if (read === null) return null
    const articles = await listArchive({ language: locale }, read.period, read.page)
    return articles.items.length === 0 ? null : { locale, period: read.period, articles }
  },
  path,
  languageLinks: readVersions,
  breadcrumbs,
  metadata: async (content) => {
    const { locale, period: own, articles } = content
    const t = translatorFor(locale)
    const { page } = articles
    const period = periodName(own, locale)
    const title = t('Articles.archiveTitle', { period })
    return pageMetadata({
      locale,
      path: path(content),
      title: page === 1 ? title : t('Articles.pageTitle', { title, page }),
      description: t('Articles.archiveDescription', { period, count: articles.total }),
      image: await selectOpenGraphImage([], routes.articles(locale)),
      versions: page === 1 ? await readVersions(content) : [],
      feeds: feedLinks(feedScopes.articles(locale)),
    })
  },
  jsonLd: (content) => {
    const { locale, period, articles } = content
    const page = { locale, path: path(content), name: periodName(period, locale) }
    return articleListGraph({ ...page, breadcrumbs: breadcrumbs(content) }, articles)
  },
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) =>
        (await listYearLocales(locale)).flatMap(({ year, count, locales }) => [
          ...versionEntry(locale, locales, (own) => routes.archive(own, year)),
          ...furtherPages(count, archiveSize).map((page) => ({
            path: routes.archive(locale, year, null, page),
          })),
        ]),
    },
    /** In the first part: a month's sitemap is not empty where all its articles are syndicated. */
    month: async (locale, { year, month }, { part }) => {
      if (part > 1) return []
      const { total } = await listArchive({ language: locale }, { year, month })
      const own = await listPeriodLocales({ year, month })
      return [
        ...versionEntry(locale, own, (version) => routes.archive(version, year, month)),
        ...furtherPages(total, archiveSize).map((page) => ({
          path: routes.archive(locale, year, month, page),
        })),
      ]
    },
  },
  cacheTags: ({ locale }) => [tags.articlesOf(locale)],
})

function path({ locale, period: { year, month }, articles }: ArchiveContent): string {
  return routes.archive(locale, year, month, articles.page)
}

function breadcrumbs({ locale, period: { year, month }, articles }: ArchiveContent): Breadcrumbs {
  const ofYear = { name: String(year), href: routes.archive(locale, year) }
  const ofMonth = {
    name: periodName({ year, month }, locale),
    href: routes.archive(locale, year, month),
  }
  const items = [articlesBreadcrumb(locale), ofYear, ...(month === null ? [] : [ofMonth])]
  return pagedBreadcrumbs(items, locale, articles.page)
}

/** The first pages are versions of each other. Numbered pages show different articles in each locale. */
async function readVersions({ period }: ArchiveContent) {
  const own = await listPeriodLocales(period)
  return versionsIn(own, (locale) => routes.archive(locale, period.year, period.month))
}

/** The years in which a locale has articles, oldest first, with their number and the locales that have some. */
async function listYearLocales(
  locale: string,
): Promise<{ year: number; count: number; locales: readonly string[] }[]> {
  const months = await listMonths({ language: locale })
  const years = await Promise.all(
    locales.map(async (version) => [version, await listYears({ language: version })] as const),
  )
  return [...new Set(months.map(({ year }) => year))].sort().map((year) => ({
    year,
    count: months.reduce((sum, month) => sum + (month.year === year ? month.count : 0), 0),
    locales: years.flatMap(([version, own]) => (own.includes(year) ? [version] : [])),
  }))
}
