import { tags } from '@/lib/cache-tags'
import { getCategory, listCategories } from '@/lib/data/articles/article-groups'
import { listArchive, listMonths, listPeriodLocales } from '@/lib/data/articles/article-periods'
import { locales } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { type ArticlePage, archiveSize, type Category } from '@/lib/model/articles/article'
import { type ArchivePeriod, parseKey, routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { articlesBreadcrumb, type Breadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { type SitemapEntry, versionEntry } from '@/lib/seo/sitemap-entries'
import { byReference } from './by-reference'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { furtherPages, periodName, readPeriod } from './urls/archive-period'

export type CategoryArchiveContent = {
  locale: string
  category: Category
  period: ArchivePeriod
  articles: ArticlePage
}

/** The articles of a category in a year, or a month of it: a first page and numbered pages of a hundred articles. */
export const categoryArchivePage = definePage<CategoryArchiveContent>({
  browser: 'elements',
  routes: [
    '/[locale]/categories/[category]/[year]',
    '/[locale]/categories/[category]/[year]/page/[page]',
    '/[locale]/categories/[category]/[year]/[month]',
    '/[locale]/categories/[category]/[year]/[month]/page/[page]',
  ],
  read: async ({ locale = '', category: segment = '', ...params }) => {
    const [key, read] = [parseKey(segment), readPeriod(params)]
    const category = key && read ? await getCategory(key.reference) : null
    if (!category || !read) return null
    const list = { language: locale, category: category.reference }
    const articles = await listArchive(list, read.period, read.page)
    return articles.items.length === 0 ? null : { locale, category, period: read.period, articles }
  },
  path,
  languageLinks: readVersions,
  breadcrumbs,
  metadata: async (content) => {
    const { locale, category, articles } = content
    const t = translatorFor(locale)
    const { page } = articles
    const texts = { name: category.name, period: periodName(content.period, locale) }
    const title = t('ArticleBoard.archive.title', texts)
    return pageMetadata({
      locale,
      path: path(content),
      title: page === 1 ? title : t('Articles.pageTitle', { title, page }),
      description: t('ArticleBoard.archive.description', { ...texts, count: articles.total }),
      image: await selectOpenGraphImage([], routes.category(locale, category)),
      versions: page === 1 ? await readVersions(content) : [],
      feeds: feedLinks(feedScopes.category(locale, category)),
    })
  },
  jsonLd: (content) => {
    const { locale, category, period, articles } = content
    const texts = { name: category.name, period: periodName(period, locale) }
    const name = translatorFor(locale)('ArticleBoard.archive.title', texts)
    return articleListGraph(
      { locale, path: path(content), name, breadcrumbs: breadcrumbs(content) },
      articles,
    )
  },
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: { lists: { categories: listSitemapEntries }, month: null },
  cacheTags: ({ category }) => [tags.category(category.reference)],
})

function path({ locale, category, period, articles }: CategoryArchiveContent): string {
  return routes.categoryArchive(locale, category, period, articles.page)
}

function breadcrumbs({ locale, category, period, articles }: CategoryArchiveContent): Breadcrumbs {
  const toItem = (each: ArchivePeriod) => ({
    name: periodName(each, locale),
    href: routes.categoryArchive(locale, category, each),
  })
  const items = [
    articlesBreadcrumb(locale),
    { name: category.name, href: routes.category(locale, category) },
    toItem({ ...period, month: null }),
    ...(period.month === null ? [] : [toItem(period)]),
  ]
  return pagedBreadcrumbs(items, locale, articles.page)
}

/** The first pages are versions of each other. Numbered pages show different articles in each locale. */
async function readVersions({ category, period }: CategoryArchiveContent) {
  const own = await listPeriodLocales(period, category.reference)
  return versionsIn(own, (locale) => routes.categoryArchive(locale, category, period))
}

async function listSitemapEntries(locale: string): Promise<readonly SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  // One category after another: each costs a query for each locale.
  for (const category of byReference(await listCategories(locale))) {
    const periods = new Map(
      await Promise.all(
        locales.map(async (version) => [version, await listPeriods(version, category.reference)] as const),
      ),
    )
    for (const { count, ...period } of periods.get(locale) ?? []) {
      const versions = locales.filter((version) =>
        periods.get(version)?.some(({ year, month }) => year === period.year && month === period.month),
      )
      entries.push(
        ...versionEntry(locale, versions, (version) => routes.categoryArchive(version, category, period)),
        ...furtherPages(count, archiveSize).map((page) => ({
          path: routes.categoryArchive(locale, category, period, page),
        })),
      )
    }
  }
  return entries
}

/** The years and months in which a locale has articles of a category. */
async function listPeriods(
  language: string,
  category: string,
): Promise<(ArchivePeriod & { count: number })[]> {
  const months = await listMonths({ language, category })
  const years = new Map<number, number>()
  for (const { year, count } of months) years.set(year, (years.get(year) ?? 0) + count)
  return [...[...years].map(([year, count]) => ({ year, month: null, count })), ...months]
}
