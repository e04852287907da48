import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { locales, ownerLocale } from '@/lib/i18n/locales'
import {
  type Article,
  type ArticlePage,
  type ArticleSummary,
  type Category,
  type Collection,
  isPublic,
  toArticle,
  toArticleSummary,
} from '@/lib/model/article'
import { toDate } from '@/lib/model/text'
import { type ArticleFilter, findByDay, findByTitle, type PublishedRange, readRange } from './article-reads'
import { briefLife, earlier, lifeUntil } from './cache-lifetime'
import { getSchedule, utcDay } from './schedule'
import { getClient, hasToken, toImage, toOwnPaths } from './transport'

const pageSize = 12

/** One page of the published articles. */
export async function listArticles(filter: ArticleFilter, page = 1, size = pageSize): Promise<ArticlePage> {
  'use cache'
  cacheTag(tags.articles(), ...filterTags(filter))
  const now = new Date()
  const { next, isAnyDueToday } = await getSchedule()
  const range = hasToken ? await readRange(filter, (page - 1) * size, size, isAnyDueToday, now) : nothing
  cacheLife(lifeUntil(earlier(next, range.nextDue), now))
  const items = range.wires.map((wire) => toArticleSummary(wire, toImage))
  cacheTag(...items.slice(0, 100).map((article) => tags.article(article.reference)))
  return { items, page, pageCount: Math.ceil(range.total / size), total: range.total }
}

const nothing: PublishedRange = { wires: [], total: 0, nextDue: null }

const archiveSize = 100

/** The latest hundred published articles of a year or a month of it (from 1), by UTC day, and how many there are. */
export function listArchive(language: string, year: number, month?: number): Promise<ArticlePage> {
  return listArticles({ language, ...toPeriod(year, month) }, 1, archiveSize)
}

/** How many articles the months of a year have, newest first, without those that have none. */
export async function listArchiveMonths(
  language: string,
  year: number,
): Promise<readonly { year: number; month: number; count: number }[]> {
  const months = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const month = 12 - index
      const { total } = await listArticles({ language, ...toPeriod(year, month) }, 1, 1)
      return { year, month, count: total }
    }),
  )
  return months.filter(({ count }) => count > 0)
}

/** A year or a month of it (from 1) as the days that bound it. */
export function toPeriod(year: number, month?: number): Required<Pick<ArticleFilter, 'from' | 'before'>> {
  const from = new Date(Date.UTC(year, (month ?? 1) - 1, 1))
  const before = new Date(Date.UTC(year, month ?? 12, 1))
  return { from: utcDay(from), before: utcDay(before) }
}

/** The site's locales in which a list has an article: elsewhere the list exists, but there is nothing to find on it. */
export async function listArticleLocales(filter: Omit<ArticleFilter, 'language'>): Promise<string[]> {
  const totals = await Promise.all(
    locales.map(async (language) => (await listArticles({ ...filter, language }, 1, 1)).total),
  )
  return locales.filter((_, index) => totals[index])
}

/** Three other articles in the language of this one, those of its first category first. */
export async function listRelatedArticles(article: ArticleSummary): Promise<readonly ArticleSummary[]> {
  const { language, categories } = article
  const near = categories[0] ? await listArticles({ language, category: categories[0].reference }) : null
  const latest = await listArticles({ language })
  const others = new Map<string, ArticleSummary>()
  for (const item of [...(near?.items ?? []), ...latest.items]) others.set(item.reference, item)
  others.delete(article.reference)
  return [...others.values()].slice(0, 3)
}

/**
 * The latest articles about an organization that belong to a locale: those in its language and, in the default
 * locale, those in languages the site does not serve.
 */
export async function listOrganizationArticles(
  reference: string,
  locale: string,
): Promise<readonly ArticleSummary[]> {
  const { items } = await listArticles({ organization: reference }, 1, 100)
  return items.filter((article) => ownerLocale(article.language) === locale).slice(0, 6)
}

/**
 * The published article of a reference. `day` (UTC, from the address) makes it one call: the API cannot read one
 * article, but it can list three days. An article that has moved to another day is found by the words of its slug.
 * Null if there is none, or it is not published yet.
 */
export async function getArticle(day: string, slug: string, reference: string): Promise<Article | null> {
  'use cache'
  cacheTag(tags.article(reference))
  const now = new Date()
  const { next } = await getSchedule()
  const wire = hasToken ? ((await findByDay(day, reference)) ?? (await findByTitle(slug, reference))) : null
  if (!wire || !isPublic(wire, now)) {
    cacheLife(briefLife(earlier(next, toDate(wire?.published_at)), now))
    return null
  }
  const article = toArticle(wire, toImage)
  cacheTag(
    ...article.categories.map((category) => tags.category(category.reference)),
    ...article.collections.map((collection) => tags.collection(collection.reference)),
    ...article.organizations.map((organization) => tags.organizationSlug(organization.slug)),
  )
  cacheLife(lifeUntil(next, now))
  return { ...article, content: toOwnPaths(article.content) }
}

/** The category of a reference, as a published article names it: the API has no list of them. Null if none does. */
export async function getCategory(reference: string): Promise<Category | null> {
  const { items } = await listArticles({ category: reference })
  return items.flatMap((article) => article.categories).find((item) => item.reference === reference) ?? null
}

/** The collection of a reference, as a published article names it. Null if none does. */
export async function getCollection(reference: string): Promise<Collection | null> {
  const { items } = await listArticles({ collection: reference })
  return items.flatMap((article) => article.collections).find((item) => item.reference === reference) ?? null
}

/** The categories of the hundred latest articles in a language, those with most articles first. */
export async function listCategories(language: string): Promise<readonly Category[]> {
  return byFrequency((await latest(language)).flatMap((article) => article.categories))
}

/** The collections of the hundred latest articles in a language, those with most articles first. */
export async function listCollections(language: string): Promise<readonly Collection[]> {
  return byFrequency((await latest(language)).flatMap((article) => article.collections))
}

/** The years in which articles of a language were published, newest first, the empty ones between included. */
export async function listYears(language: string): Promise<readonly number[]> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(lifeUntil((await getSchedule()).next, new Date()))
  const newest = (await listArticles({ language }, 1, 1)).items[0]
  if (!newest) return []
  const client = await getClient()
  const { items } = await client.listArticles({ language, order_by: 'published_at:asc', per_page: 1 })
  const oldest = toDate(items[0]?.published_at) ?? newest.publishedAt
  const first = oldest.getUTCFullYear()
  const last = newest.publishedAt.getUTCFullYear()
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

async function latest(language: string): Promise<readonly ArticleSummary[]> {
  return (await listArticles({ language }, 1, 100)).items
}

function byFrequency<T extends { reference: string }>(records: readonly T[]): readonly T[] {
  const counted = new Map<string, { record: T; count: number }>()
  for (const record of records) {
    const entry = counted.get(record.reference)
    counted.set(record.reference, { record: entry?.record ?? record, count: (entry?.count ?? 0) + 1 })
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).map(({ record }) => record)
}

function filterTags({ category, collection, organization }: ArticleFilter): string[] {
  return [
    ...(category ? [tags.category(category)] : []),
    ...(collection ? [tags.collection(collection)] : []),
    ...(organization ? [tags.organization(organization)] : []),
  ]
}
