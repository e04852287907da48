import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { localeForLanguage, locales } from '@/lib/i18n/locales'
import { type Article, type ArticleSummary, articleLanguage, toArticle } from '@/lib/model/article'
import type { ArchivePeriod } from '@/lib/routes'
import {
  findOldest,
  findPosition,
  hasAny,
  readBoundaries,
  readNewestLanguages,
  readSlice,
} from './article-counts'
import { indexLists } from './article-index'
import { type ApiList, isOfList, listsOf } from './article-lists'
import { type CacheLifetime, cacheLifetime, earlier, pastMonthCacheLifetime } from './cache-lifetime'
import { toPeriod } from './day-filters'
import { addKnownArticles } from './known-articles'
import { addKnown } from './known-records'
import { getSchedule } from './schedule'
import { toImage } from './store'
import { hasToken } from './transport'
import { utcDay } from './utc-day'

const maxConcurrentReads = 8

/** A UTC month; `month` counts from 1. */
export type Month = { year: number; month: number }

/** The months from the oldest article to now, oldest first, without the months of years that have no article. */
export async function listMonths(): Promise<readonly Month[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(cacheLifetime(['articles'], (await getSchedule()).next, now))
  const oldest = await getOldestArticle()
  if (!oldest || oldest > now) return []
  const first = oldest.getUTCFullYear()
  const thisYear = now.getUTCFullYear()
  const years = Array.from({ length: thisYear - first + 1 }, (_, index) => first + index)
  const hasArticles = await Promise.all(years.map((year) => year === thisYear || hasArticlesIn(year)))
  const months = years
    .filter((_, index) => hasArticles[index])
    .flatMap((year) => Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })))
    .filter((month) => endOf(month) > oldest && startOf(month) <= now)
  for (const { year, month } of months) addKnown('month', `${year}-${month}`)
  return months
}

/** When the oldest article was published; null if there is none. */
export async function getOldestArticle(): Promise<Date | null> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(cacheLifetime(['articles'], (await getSchedule()).next))
  if (!hasToken) return null
  const dates = await Promise.all(indexLists().map(({ indexed }) => findOldest({ indexed })))
  return dates.reduce(earlier, null)
}

async function hasArticlesIn(year: number): Promise<boolean> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(pastMonthCacheLifetime())
  const period = toPeriod({ year, month: null })
  const found = await Promise.all(
    indexLists().map(({ indexed }) => limit(() => hasAny({ indexed, ...period }, new Date()))),
  )
  return found.includes(true)
}

/**
 * Months of a year that are counted together, from one read: the current month alone, else all that have ended. The numbers
 * of one read agree where an article is published, moved or removed in between.
 */
type Span = { year: number; firstMonth: number; lastMonth: number }

function spanOf({ year, month }: Month, now: Date): Span {
  const current = monthOf(now)
  if (year !== current.year) return { year, firstMonth: 1, lastMonth: 12 }
  return month < current.month
    ? { year, firstMonth: 1, lastMonth: current.month - 1 }
    : { year, firstMonth: month, lastMonth: month }
}

/** The first days of the months of a span, and the day after its last. */
function daysOf({ year, firstMonth, lastMonth }: Span): string[] {
  return Array.from({ length: lastMonth - firstMonth + 2 }, (_, index) =>
    utcDay(startOf({ year, month: firstMonth + index })),
  )
}

/** The positions of `readBoundaries` in the list of a span. */
async function readSpan(list: ApiList, span: Span): Promise<readonly number[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { positions, nextScheduled } = await limit(() => readBoundaries(list, daysOf(span), now))
  const last = { year: span.year, month: span.lastMonth }
  cacheLife(await monthCacheLifetime(last, now, nextScheduled))
  return positions
}

/** The number of a locale's published articles of a month in each of its lists (see `listsOf`): all, or those of a category. */
export async function countMonthLists(
  locale: string,
  month: Month,
  category?: string,
): Promise<readonly number[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(await monthCacheLifetime(month, now))
  const span = spanOf(month, now)
  const index = month.month - span.firstMonth
  const lists = await listsOf({ language: locale, ...(category !== undefined && { category }) })
  const spans = await Promise.all(lists.map((list) => readSpan(list, span)))
  return spans.map((positions) => (positions[index + 1] ?? 0) - (positions[index] ?? 0))
}

/** The number of a locale's published articles of a month: of all, or of those of a category. */
export async function countMonth(locale: string, month: Month, category?: string): Promise<number> {
  return (await countMonthLists(locale, month, category)).reduce((sum, count) => sum + count, 0)
}

/** The locales that have an archive page of a year or a month: of all articles, or of those of a category. */
export async function listPeriodLocales(period: ArchivePeriod, category?: string): Promise<string[]> {
  const { year, month } = period
  const months = await listMonths()
  if (!months.some((known) => known.year === year && (month ?? known.month) === known.month)) return []
  const newest = await listNewestLanguages(period, category)
  const found = await Promise.all(
    locales.map((locale) => newest.includes(locale) || hasLocaleArticles(locale, period, category)),
  )
  return locales.filter((_, index) => found[index])
}

/** The languages of the newest articles of a period. A locale whose language is not among them needs a request of its own. */
async function listNewestLanguages(period: ArchivePeriod, category?: string): Promise<readonly string[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(await monthCacheLifetime({ year: period.year, month: period.month ?? 12 }, now))
  const [list] = await listsOf({ ...toPeriod(period), ...(category !== undefined && { category }) })
  return list ? limit(() => readNewestLanguages(list, now)) : []
}

/** Usually one request: most articles of a locale are in its own language. */
async function hasLocaleArticles(
  locale: string,
  { year, month }: ArchivePeriod,
  category?: string,
): Promise<boolean> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(await monthCacheLifetime({ year, month: month ?? 12 }, now))
  const own = { ...toPeriod({ year, month }), ...(category !== undefined && { category }) }
  for (const { without: _, ...list } of await listsOf({ language: locale }))
    if (await limit(() => hasAny({ ...list, ...own }, now))) return true
  return false
}

/** A part of a month's articles in one of the lists of a locale: `size` positions from `start` (from 0), oldest first. */
export type MonthSlice = { list: number; start: number; size: number }

/** Oldest first. */
export async function listMonthArticles(
  locale: string,
  month: Month,
  slices: readonly MonthSlice[],
): Promise<readonly Article[]> {
  const lists = await listsOf({ language: locale })
  const now = new Date()
  const wires = await Promise.all(
    slices.map(async ({ list, ...slice }) =>
      lists[list] ? readSlice({ ...lists[list], ...toPeriod(month) }, slice, now) : [],
    ),
  )
  const articles = wires.flat().map((wire) => toArticle(wire, toImage))
  addKnownArticles(articles)
  return articles.sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
}

/** The list of its locale in which a published article is, and its position there (from 0) among those of its month. */
export async function findMonthPosition(
  article: ArticleSummary,
): Promise<{ list: number; position: number }> {
  const { publishedAt, reference, language, indexes } = article
  const lists = await listsOf({ language: localeForLanguage(language) })
  const index = lists.findIndex(
    (list) => articleLanguage(list.language ?? '') === language && isOfList(list, indexes),
  )
  const list = Math.max(0, index)
  const filter = { ...lists[list], ...toPeriod(monthOf(publishedAt)) }
  const position = await findPosition(filter, { day: utcDay(publishedAt), reference }, new Date())
  return { list, position }
}

export function monthOf(date: Date): Month {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

/** The cache lifetime of what shows a month's articles. */
export async function monthCacheLifetime(
  month: Month,
  now: Date,
  nextScheduled: Date | null = null,
): Promise<CacheLifetime> {
  if (endOf(month) <= now) return pastMonthCacheLifetime()
  return cacheLifetime(['articles'], earlier((await getSchedule()).next, nextScheduled), now)
}

const limit = pLimit(maxConcurrentReads)

function startOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month - 1, 1))
}

function endOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month, 1))
}
