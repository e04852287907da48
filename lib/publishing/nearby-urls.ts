import 'server-only'
import { listCategories } from '@/lib/data/article-groups'
import { listArchive, listMonths, listYears, monthOf } from '@/lib/data/article-periods'
import { articlesPerPage, listArticles } from '@/lib/data/articles'
import { listOrganizationJobs } from '@/lib/data/jobs'
import { countArticlesOf, countedMonths } from '@/lib/data/known-counts'
import { findKnown, listKey } from '@/lib/data/known-records'
import { listOrganizations } from '@/lib/data/organizations'
import { utcDay } from '@/lib/data/utc-day'
import { countMonthParts } from '@/lib/documents/sitemaps/sitemap-months'
import { localeForLanguage, locales } from '@/lib/i18n/locales'
import type { ArticleSummary, ListedArticle } from '@/lib/model/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { type ArticleListKey, routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'
import { affectedUrls } from './affected-urls'

/** Numbered pages of one list. Further ones are marked stale, and rendered again when somebody opens them. */
export const maxListPages = 10

/** Other articles and jobs whose pages can show a record. */
const maxArticles = 100
const maxJobs = 30
const maxCompanies = 100
const candidateCount = 40

/** An article page shows three others. With the article itself they are the first four of a list. */
const relatedCount = 4

/** The sitemap files of an article's months: those of other locales name the months' archives as versions. */
export async function monthSitemapPaths(states: readonly ListedArticle[]): Promise<string[]> {
  const months = new Map(
    states.map(({ publishedAt }) => [utcDay(publishedAt).slice(0, 7), monthOf(publishedAt)]),
  )
  const files = [...months.values()].flatMap((month) =>
    locales.map(async (locale) => {
      const parts = Math.min(maxListPages, Math.max(1, await countMonthParts(locale, month)))
      return Array.from({ length: parts }, (_, index) =>
        routes.sitemap(locale, { kind: 'articles', ...month, part: index + 1 }),
      )
    }),
  )
  return (await Promise.all(files)).flat()
}

/** Pages that an article does not name and that show it, or can show it: those of lists, archives and related articles. */
export async function nearbyUrlsOfArticle(states: readonly ListedArticle[]): Promise<string[]> {
  const paths: string[] = []
  for (const language of new Set(states.map((state) => localeForLanguage(state.language)))) {
    const own = states.filter((state) => localeForLanguage(state.language) === language)
    const groups = new Map<string, NearbyList>([['', { language }]])
    for (const { categories, collections } of own) {
      for (const { reference: category } of categories)
        groups.set(`category ${category}`, { language, category })
      for (const { reference: collection } of collections)
        groups.set(`collection ${collection}`, { language, collection })
    }
    for (const { slug } of await organizationsOf(own))
      groups.set(`organization ${slug}`, { language, organization: slug, slug })
    for (const list of groups.values()) paths.push(...(await numberedPages(list, own)))
    paths.push(...(await relatedArticles(language, own)), ...(await yearPages(language, own)))
    paths.push(...(await categoryPages(language, own)), ...categoryYearPages(language, own))
  }
  return [...new Set(paths)]
}

/** A list of articles, with the slug of its organization. */
type NearbyList = ArticleListKey & { slug?: string }

/** The organizations with a page on this site that articles name. */
async function organizationsOf(states: readonly ListedArticle[]): Promise<readonly OrganizationSummary[]> {
  const slugs = new Set(states.flatMap(({ organizations }) => organizations.map(({ slug }) => slug)))
  return (await listOrganizations()).filter(({ slug }) => slugs.has(slug))
}

async function numberedPages(
  { slug, ...list }: NearbyList,
  states: readonly ListedArticle[],
): Promise<string[]> {
  const { pageCount, total } = await listArticles(list)
  // The number of pages before the change, and after an article is added.
  const counts = [
    pageCount,
    Number(findKnown('list', listKey(list)) ?? 0),
    Math.ceil((total + 1) / articlesPerPage),
  ]
  const count = Math.min(maxListPages, Math.max(...counts))
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2).flatMap((page) => [
    ...(slug === undefined
      ? pagePaths(list, states, page)
      : [routes.companyArticles(list.language, slug, page)]),
    routes.searchArticles(list, page),
  ])
}

function pagePaths(
  { language, category, collection }: ArticleListKey,
  states: readonly ListedArticle[],
  page: number,
) {
  if (category === undefined && collection === undefined) return [routes.articles(language, page)]
  return states.flatMap((state) => [
    ...state.categories
      .filter(({ reference }) => reference === category)
      .map((group) => routes.category(language, group, page)),
    ...state.collections
      .filter(({ reference }) => reference === collection)
      .map((group) => routes.collection(language, group, page)),
  ])
}

/**
 * The pages of other articles that can show the article: among those that are related to them, or as the next one of their
 * series. All further ones are marked stale.
 */
async function relatedArticles(language: string, states: readonly ListedArticle[]): Promise<string[]> {
  const found = new Map<string, ArticleSummary>()
  const add = (articles: readonly ArticleSummary[]) => {
    for (const article of articles) found.set(article.reference, article)
  }
  for (const collection of referencesOf(states, 'collections')) {
    const { items } = await listArticles({ language, collection }, 1, maxArticles)
    for (const { publishedAt } of states)
      add(items.filter((item) => item.publishedAt < publishedAt).slice(0, 1))
  }
  for (const category of referencesOf(states, 'categories')) {
    const { items } = await listArticles({ language, category }, 1, candidateCount)
    if (isAmongFirst(states, items, candidateCount))
      add(items.filter((article) => article.categories[0]?.reference === category))
  }
  const slugs = new Set(states.flatMap(({ organizations }) => organizations.map(({ slug }) => slug)))
  for (const { slug } of (await listOrganizations()).filter((own) => slugs.has(own.slug))) {
    const { items } = await listArticles({ language, organization: slug }, 1, candidateCount)
    if (isAmongFirst(states, items, candidateCount))
      add(items.filter((article) => article.organizations[0]?.slug === slug))
  }
  const { items: latest } = await listArticles({ language }, 1, maxArticles)
  if (isAmongFirst(states, latest, maxArticles)) add(latest.filter(hasFewRelated(latest)))
  return [...found.values()].slice(0, maxArticles).map(articlePath)
}

function referencesOf(states: readonly ListedArticle[], groups: 'categories' | 'collections'): Set<string> {
  return new Set(states.flatMap((state) => state[groups].map(({ reference }) => reference)))
}

/** Articles whose category and organization have so few that their pages show the latest ones. */
function hasFewRelated(latest: readonly ArticleSummary[]): (article: ArticleSummary) => boolean {
  const count = (has: (other: ArticleSummary) => boolean) => latest.filter(has).length
  return ({ categories: [category], organizations: [organization] }) =>
    count((other) => other.categories.some(({ reference }) => reference === category?.reference)) +
      count((other) => other.organizations.some(({ slug }) => slug === organization?.slug)) <=
    relatedCount + 1
}

function isAmongFirst(
  states: readonly ListedArticle[],
  list: readonly ArticleSummary[],
  count: number,
): boolean {
  const last = list[count - 1]
  return (
    last === undefined || states.some(({ publishedAt }) => utcDay(publishedAt) >= utcDay(last.publishedAt))
  )
}

/** Lists and archives name every year that has articles: all of them change with the first and the last article of a year. */
async function yearPages(language: string, states: readonly ListedArticle[]): Promise<string[]> {
  const years = await listYears({ language })
  const own = [...new Set(states.map(({ publishedAt }) => monthOf(publishedAt).year))]
  const totals = await Promise.all(
    own.map(async (year) =>
      years.includes(year) ? (await listArchive({ language }, { year, month: null })).total : 0,
    ),
  )
  if (totals.every((total) => total > 1)) return []
  const months = (await listMonths({ language })).filter(({ year }) => years.includes(year))
  return [
    ...[...years, ...own].map((year) => routes.archive(language, year)),
    ...months.map(({ year, month }) => routes.archive(language, year, month)),
  ]
}

/** One webhook can name several articles of a category that is new or gone with them. */
const fewArticles = 5

/** The pages of categories link to each other: all of them change with a new category and with one that is gone. */
async function categoryPages(language: string, states: readonly ListedArticle[]): Promise<string[]> {
  const counts = [...referencesOf(states, 'categories')].map((category) =>
    countArticlesOf(language, category),
  )
  if (counts.every((count) => count > fewArticles)) return []
  const categories = (await listCategories(language)).map((category) => ({
    category,
    count: Math.max(1, Number(findKnown('list', listKey({ language, category: category.reference })) ?? 1)),
  }))
  const numbers = Array.from({ length: maxListPages }, (_, index) => index + 1)
  return numbers
    .flatMap((page) =>
      categories.flatMap(({ category, count }) =>
        page <= count ? [routes.category(language, category, page)] : [],
      ),
    )
    .slice(0, maxListPages * 10)
}

/** Categories and their archives name every year in which the category has articles: those with one at most can be new or gone. */
function categoryYearPages(language: string, states: readonly ListedArticle[]): string[] {
  const paths: string[] = []
  for (const { categories, publishedAt } of states)
    for (const category of categories) {
      const months = countedMonths(language, category.reference)
      const ofYear = months.filter(({ year }) => year === monthOf(publishedAt).year)
      if (ofYear.reduce((sum, { count }) => sum + count, 0) > 1) continue
      for (const { year, month } of months)
        for (const each of [null, month])
          paths.push(routes.categoryArchive(language, category, { year, month: each }))
    }
  return [...new Set(paths)].slice(0, maxListPages * 10)
}

/**
 * The pages of an organization's jobs and, where its URL, name or logo changed or it is new or gone, those of its articles and of
 * the other organizations, which can name it. `slugs` are those under which pages may show it.
 */
export async function nearbyUrlsOfOrganization(
  _reference: string,
  slugs: readonly string[],
  isRenamed: boolean,
): Promise<string[]> {
  const jobs = (await Promise.all(slugs.map(listJobPaths))).flat()
  const documents = jobs.map(routes.markdown)
  if (!isRenamed) return [...jobs, ...documents]
  const { items } = await listArticles({ organization: slugs[0] ?? '' }, 1, maxArticles)
  const articles = [
    ...items.flatMap((article) => affectedUrls(article, [])),
    ...(await nearbyUrlsOfArticle(items)),
  ]
  const others = (await listOrganizations()).slice(0, maxCompanies)
  const companies = others.flatMap(({ slug }) => locales.map((locale) => routes.company(locale, slug)))
  return [...new Set([...jobs, ...articles, ...companies, ...documents])]
}

/** The pages of the newest jobs of an organization. */
export async function listJobPaths(company: string): Promise<string[]> {
  const jobs = (await listOrganizationJobs(company)).slice(0, maxJobs)
  return jobs.flatMap(({ slug }) => locales.map((locale) => routes.job(locale, company, slug)))
}
