import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { env } from '@/lib/env'
import { ownerLocale } from '@/lib/i18n/locales'
import { toArticle } from '@/lib/model/article'
import { routes, type SitemapList } from '@/lib/routes'
import { isSyndicated } from '@/lib/seo/article'
import type { SitemapEntry } from '@/lib/seo/sitemap'
import { jobEntry, newsEntry, organizationEntry } from '@/lib/seo/sitemap-entries'
import { listArticles } from './articles'
import { listJobs, listWholeJobs } from './jobs'
import { lifeUntil } from './life'
import { listOrganizations, listProfiles } from './organizations'
import { getSchedule } from './schedule'
import { countMonth, listMonths } from './sitemap-months'
import { readNews } from './sitemap-reads'
import { hasToken, toImage } from './transport'

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
      const { pageCount } = await listArticles({ language: locale, category: category.reference })
      return { pageCount, path: (page) => routes.category(locale, category, page) }
    })
  },
  collections: async (locale) => {
    const collections = (await readLatest(locale)).flatMap((article) => article.collections)
    return readNumbered(byReference(collections), async (collection) => {
      const { pageCount } = await listArticles({ language: locale, collection: collection.reference })
      return { pageCount, path: (page) => routes.collection(locale, collection, page) }
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

/** The site's own pages, lists only where they have something to list. */
async function readPages(locale: string): Promise<SitemapEntry[]> {
  const [articles, organizations, { jobs }, months] = await Promise.all([
    listArticles({ language: locale }),
    listOrganizations(),
    listJobs(),
    listMonths(),
  ])
  const totals = await Promise.all(months.map((month) => countMonth(locale, month)))
  const archived = months.filter((_, index) => totals[index] !== 0)
  const years = new Set(archived.map(({ year }) => year))
  const paths = [
    ...(organizations.length > 0 || articles.total > 0 ? [routes.home(locale)] : []),
    ...(organizations.length > 0 ? [routes.companies(locale)] : []),
    ...(jobs.some((job) => !job.isSpontaneous) ? [routes.jobs(locale)] : []),
    ...[...years].map((year) => routes.archive(locale, year)),
    ...archived.map(({ year, month }) => routes.archive(locale, year, month)),
    ...numbers(articles.pageCount).map((page) => routes.articles(locale, page)),
  ]
  return paths.map((path) => ({ path }))
}

const latestPages = 10

/** The thousand latest articles in a language, by which categories and collections are known: the API lists neither. */
async function readLatest(language: string) {
  const pages = await Promise.all(numbers(latestPages).map((page) => listArticles({ language }, page, 100)))
  return pages.flatMap(({ items }) => items)
}

type Numbered = { pageCount: number; path: (page: number) => string }

/** All pages of lists of articles; the first ones first, so that a list's next page moves few of the others. */
async function readNumbered<T>(records: readonly T[], read: (record: T) => Promise<Numbered>) {
  const lists = await Promise.all(records.map(read))
  const most = Math.max(0, ...lists.map(({ pageCount }) => pageCount))
  return numbers(most).flatMap((page) =>
    lists.flatMap(({ pageCount, path }) => (page <= pageCount ? [{ path: path(page) }] : [])),
  )
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Each record once, in an order that no change of the records' texts or dates alters. */
function byReference<T extends { reference: string }>(records: readonly T[]): T[] {
  const unique = new Map(records.map((record) => [record.reference, record]))
  return [...unique.values()].sort((a, b) => (a.reference < b.reference ? -1 : 1))
}
