import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { defaultLocale, localeForLanguage, locales } from '@/lib/i18n/locales'
import { type Article, type ArticleSummary, toArticle } from '@/lib/model/article'
import { countPublished, findOldest, findPosition, hasAny, readSlice } from './article-counts'
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

/** The number of published articles of a month in a language; in all languages where it is null. */
async function countMonth(language: string | null, month: Month): Promise<number> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const filter = { ...period(month), ...(language === null ? {} : { language }) }
  const { total, nextScheduled } = await limit(() => countPublished(filter, now))
  cacheLife(await monthCacheLifetime(month, now, nextScheduled))
  return total
}

/** The locales that have an archive page of a month. */
export async function listMonthLocales(month: Month): Promise<string[]> {
  const counts = await Promise.all(locales.map((locale) => countMonth(locale, month)))
  return locales.filter((_, index) => counts[index])
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

/** A locale's articles of a month among `size` positions of `total` from position `start` (from 0), oldest first. */
export async function listMonthArticles(
  locale: string,
  month: Month,
  slice: { start: number; size: number; total: number },
): Promise<readonly Article[]> {
  const wires = await readSlice(monthFilter(locale, month), slice, new Date())
  const articles = wires
    .map((wire) => toArticle(wire, toImage))
    .filter((article) => localeForLanguage(article.language) === locale)
  addKnownArticles(articles)
  return articles
}

/** The position (from 0) of a published article among those that `countMonthPositions` counts. */
export async function findMonthPosition(article: ArticleSummary): Promise<number> {
  const { publishedAt, reference } = article
  const month = monthOf(publishedAt)
  const filter = monthFilter(localeForLanguage(article.language), month)
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
  return { ...period(month), ...(locale === defaultLocale ? {} : { language: locale }) }
}

function period(month: Month): { from: string; before: string } {
  return { from: utcDay(startOf(month)), before: utcDay(endOf(month)) }
}

function startOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month - 1, 1))
}

function endOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month, 1))
}
