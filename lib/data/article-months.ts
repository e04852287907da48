import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { defaultLocale, localeForLanguage, locales } from '@/lib/i18n/locales'
import { type Article, type ArticleSummary, toArticle } from '@/lib/model/article'
import { findOldest, findPosition, hasAny, readBoundaries, readSlice } from './article-counts'
import type { ArticleFilter } from './article-reads'
import { type CacheLifetime, cacheLifetime, earlier, pastMonthCacheLifetime } from './cache-lifetime'
import { addKnownArticles } from './known-articles'
import { addKnown } from './known-records'
import { maxConcurrentReads } from './organizations'
import { getSchedule } from './schedule'
import { hasToken, toImage } from './transport'
import { utcDay } from './utc-day'

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
  return hasToken ? findOldest() : null
}

async function hasArticlesIn(year: number): Promise<boolean> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(pastMonthCacheLifetime())
  const from = utcDay(startOf({ year, month: 1 }))
  const before = utcDay(endOf({ year, month: 12 }))
  return limit(() => hasAny({ from, before }, new Date()))
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

/** The positions of `readBoundaries` in the list of a span in a language; in all languages where it is null. */
async function readSpan(language: string | null, span: Span): Promise<readonly number[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { positions, nextScheduled } = await limit(() =>
    readBoundaries(language === null ? {} : { language }, daysOf(span), now),
  )
  const last = { year: span.year, month: span.lastMonth }
  cacheLife(await monthCacheLifetime(last, now, nextScheduled))
  return positions
}

/** The number of published articles of a month in a language; in all languages where it is null. */
export async function countMonth(language: string | null, month: Month): Promise<number> {
  // Its lifetime is that of `readSpan`. The time of now may only be used in a cached function.
  'use cache'
  cacheTag(tags.articles())
  const span = spanOf(month, new Date())
  const positions = await readSpan(language, span)
  const index = month.month - span.firstMonth
  return (positions[index + 1] ?? 0) - (positions[index] ?? 0)
}

/** The locales that have an archive page of a month, or of a year where `month` is null. */
export async function listPeriodLocales({
  year,
  month,
}: {
  year: number
  month: number | null
}): Promise<string[]> {
  const months = (await listMonths()).filter(
    (known) => known.year === year && (month ?? known.month) === known.month,
  )
  const counts = await Promise.all(
    locales.map((locale) => Promise.all(months.map((known) => countMonth(locale, known)))),
  )
  return locales.filter((_, index) => counts[index]?.some((count) => count > 0))
}

/**
 * The number of positions in the list that holds a locale's articles of a month, oldest first; 0 where it has none. The
 * default locale also shows the articles in languages that the site does not serve. No filter of the API finds those:
 * its list holds all articles of the month, those of other locales included.
 */
export async function countMonthPositions(locale: string, month: Month): Promise<number> {
  if (locale !== defaultLocale) return countMonth(locale, month)
  const others = locales.filter((other) => other !== defaultLocale)
  const [all, ...ofOthers] = await Promise.all([
    countMonth(null, month),
    ...others.map((language) => countMonth(language, month)),
  ])
  return all > ofOthers.reduce((sum, count) => sum + count, 0) ? all : 0
}

/** A locale's articles of a month among `size` positions from position `start` (from 0), oldest first. */
export async function listMonthArticles(
  locale: string,
  month: Month,
  slice: { start: number; size: number },
): Promise<readonly Article[]> {
  const articles = (await readSlice(monthFilter(locale, month), slice, new Date()))
    .map((wire) => toArticle(wire, toImage))
    .filter((article) => localeForLanguage(article.language) === locale)
  addKnownArticles(articles)
  return articles
}

/** The position (from 0) of a published article among those that `countMonthPositions` counts. */
export async function findMonthPosition(article: ArticleSummary): Promise<number> {
  const { publishedAt, reference } = article
  const filter = monthFilter(localeForLanguage(article.language), monthOf(publishedAt))
  return findPosition(filter, { day: utcDay(publishedAt), reference }, new Date())
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

function monthFilter(locale: string, month: Month): ArticleFilter & { from: string } {
  const period = { from: utcDay(startOf(month)), before: utcDay(endOf(month)) }
  return { ...period, ...(locale === defaultLocale ? {} : { language: locale }) }
}

function startOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month - 1, 1))
}

function endOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month, 1))
}
