import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { readNews } from '@/lib/data/article-counts'
import { listMonthLocales, listMonths } from '@/lib/data/article-months'
import { listArticleLocales, listArticles } from '@/lib/data/articles'
import { lifeUntil } from '@/lib/data/cache-lifetime'
import { listJobs, listWholeJobs } from '@/lib/data/jobs'
import { listOrganizations, listProfiles } from '@/lib/data/organizations'
import { getSchedule } from '@/lib/data/schedule'
import { hasToken, toImage } from '@/lib/data/transport'
import { env } from '@/lib/env'
import { locales, ownerLocale } from '@/lib/i18n/locales'
import { toArticle } from '@/lib/model/article'
import { routes, type SitemapList } from '@/lib/routes'
import { isSyndicated } from '@/lib/seo/article'
import { jobEntry, newsEntry, organizationEntry, versionEntry } from '@/lib/seo/sitemap-entries'
import type { SitemapEntry } from './sitemap-xml'

/** The pages of one kind that a locale has and search engines may list, each once, in an order that lasts. */
export async function listSitemapEntries(
  list: SitemapList,
  locale: string,
): Promise<readonly SitemapEntry[]> {
  'use cache'
  cacheTag(tags.articles(), tags.organizations(), tags.jobs())
  const entries = await readers[list](locale)
  cacheLife(lifeUntil((await getSchedule()).next, new Date()))
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()]
}

const readers: Record<SitemapList, (locale: string) => Promise<readonly SitemapEntry[]>> = {
  pages: readPages,
  companies: async (locale) =>
    byReference(await listProfiles()).flatMap((profile) => organizationEntry(profile, locale) ?? []),
  jobs: async (locale) =>
    byReference(await listWholeJobs())
      .filter((job) => ownerLocale(job.language) === locale)
      .map((job) => jobEntry(job, locale)),
  categories: async (locale) => {
    const categories = (await readLatest(locale)).flatMap((article) => article.categories)
    return readNumbered(byReference(categories), async (category) => {
      const filter = { category: category.reference }
      const { pageCount } = await listArticles({ ...filter, language: locale })
      const first = versionEntry(locale, await listArticleLocales(filter), (own) =>
        routes.category(own, category),
      )
      return { pageCount, first, path: (page) => routes.category(locale, category, page) }
    })
  },
  collections: async (locale) => {
    const collections = (await readLatest(locale)).flatMap((article) => article.collections)
    return readNumbered(byReference(collections), async (collection) => {
      const filter = { collection: collection.reference }
      const { pageCount } = await listArticles({ ...filter, language: locale })
      const first = versionEntry(locale, await listArticleLocales(filter), (own) =>
        routes.collection(own, collection),
      )
      return { pageCount, first, path: (page) => routes.collection(locale, collection, page) }
    })
  },
  news: async (locale) => {
    const wires = hasToken ? await readNews(env.NEWS_INDEXES, new Date()) : []
    return wires
      .map((wire) => toArticle(wire, toImage))
      .filter((article) => ownerLocale(article.language) === locale && !isSyndicated(article))
      .slice(0, maxNews)
      .map(newsEntry)
  },
}

/** What Google reads of a news sitemap. */
const maxNews = 1_000

/** The site's own pages, lists only where they have something to list; archives of months stand with their articles. */
async function readPages(locale: string): Promise<SitemapEntry[]> {
  const [articles, organizations, { jobs }] = await Promise.all([
    listArticles({ language: locale }),
    listOrganizations(),
    listJobs(),
  ])
  const hasCompanies = organizations.length > 0
  const hasJobs = jobs.some((job) => !job.isSpontaneous)
  const withArticles = await listArticleLocales({})
  const years = await readYears()
  return [
    ...versionEntry(locale, hasCompanies ? locales : withArticles, routes.home),
    ...versionEntry(locale, hasCompanies ? locales : [], routes.companies),
    ...versionEntry(locale, hasJobs ? locales : [], (own) => routes.jobs(own)),
    ...years.flatMap((year) => versionEntry(locale, year.locales, (own) => routes.archive(own, year.year))),
    ...versionEntry(locale, withArticles, (own) => routes.articles(own)),
    ...numbers(articles.pageCount)
      .slice(1)
      .map((page) => ({ path: routes.articles(locale, page) })),
  ]
}

/** The years with articles, each with the locales whose articles they are. */
async function readYears(): Promise<{ year: number; locales: string[] }[]> {
  const months = await listMonths()
  const byYear = new Map<number, Set<string>>()
  for (const month of months) {
    const owners = byYear.get(month.year) ?? new Set()
    for (const locale of await listMonthLocales(month)) owners.add(locale)
    byYear.set(month.year, owners)
  }
  return [...byYear].map(([year, owners]) => ({
    year,
    locales: locales.filter((locale) => owners.has(locale)),
  }))
}

const latestPages = 10

/** The thousand latest articles in a language, by which categories and collections are known: the API lists neither. */
async function readLatest(language: string) {
  const pages = await Promise.all(numbers(latestPages).map((page) => listArticles({ language }, page, 100)))
  return pages.flatMap(({ items }) => items)
}

/** The first pages are versions of each other in the locales where there are some. */
type Numbered = { pageCount: number; path: (page: number) => string; first: readonly SitemapEntry[] }

/** All pages of lists of articles; the first ones first, so that a list's next page moves few of the others. */
async function readNumbered<T>(
  records: readonly T[],
  read: (record: T) => Promise<Numbered>,
): Promise<SitemapEntry[]> {
  const lists = await Promise.all(records.map(read))
  const most = Math.max(0, ...lists.map(({ pageCount }) => pageCount))
  const others = numbers(most).slice(1)
  return [
    ...lists.flatMap(({ first }) => first),
    ...others.flatMap((page) =>
      lists.flatMap(({ pageCount, path }) => (page <= pageCount ? [{ path: path(page) }] : [])),
    ),
  ]
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Each record once, in an order that no change of the records' texts or dates alters. */
function byReference<T extends { reference: string }>(records: readonly T[]): T[] {
  const unique = new Map(records.map((record) => [record.reference, record]))
  return [...unique.values()].sort((a, b) => (a.reference < b.reference ? -1 : 1))
}
