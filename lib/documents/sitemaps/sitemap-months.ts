import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import {
  countMonthLists,
  findMonthPosition,
  listMonths,
  type Month,
  type MonthSlice,
  monthCacheLifetime,
  monthOf,
} from '@/lib/data/article-months'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { Article } from '@/lib/model/article'
import { pages } from '@/lib/pages/registry'
import { routes } from '@/lib/routes'
import { buildSitemap, maxUrls } from './sitemap-xml'

/** The number of files that list a locale's articles of a month; 0 where it has none. */
export async function countMonthParts(locale: string, month: Month): Promise<number> {
  return toParts(await countMonthLists(locale, month)).length
}

/** What each file lists. A month of several files has files of its own for each list, so that few articles move. */
function toParts(counts: readonly number[]): (readonly MonthSlice[])[] {
  const lists = counts.map((count, list) => ({ list, count })).filter(({ count }) => count > 0)
  const total = lists.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return []
  if (total <= maxUrls) return [lists.map(({ list }) => ({ list, start: 0, size: maxUrls }))]
  return lists.flatMap(({ list, count }) =>
    Array.from({ length: Math.ceil(count / maxUrls) }, (_, part) => [
      { list, start: part * maxUrls, size: maxUrls },
    ]),
  )
}

/** The sitemap of a part (from 1) of a locale's month. Null if there is no such part. */
export async function getMonthSitemap(locale: string, month: Month, part: number): Promise<string | null> {
  const months = await listMonths()
  if (!months.some((known) => known.year === month.year && known.month === month.month)) return null
  const counts = await countMonthLists(locale, month)
  return part <= toParts(counts).length ? writeMonthSitemap(locale, month, part, counts) : null
}

/** `counts` is part of the cache key: a month that gains or loses an article is read again at once. */
async function writeMonthSitemap(
  locale: string,
  month: Month,
  part: number,
  counts: readonly number[],
): Promise<string | null> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(await monthCacheLifetime(month, new Date()))
  const slices = toParts(counts)[part - 1] ?? []
  const entries = await Promise.all(
    pages.map(({ sitemap }) => sitemap.month?.(locale, month, { part, slices }) ?? []),
  )
  // A sitemap without URLs is not valid.
  return entries.flat().length > 0 ? buildSitemap(entries.flat(), env.SITE_NAME) : null
}

/** The path of the sitemap file that lists a published article. */
export async function monthSitemapPath(article: Article): Promise<string> {
  const locale = localeForLanguage(article.language)
  const month = monthOf(article.publishedAt)
  const parts = toParts(await countMonthLists(locale, month))
  const part = parts.length > 1 ? await findPart(article, parts) : 1
  return routes.sitemap(locale, { kind: 'articles', ...month, part })
}

/** An article that is newer than the counts is in the last part of its list. */
async function findPart(article: Article, parts: readonly (readonly MonthSlice[])[]): Promise<number> {
  const { list, position } = await findMonthPosition(article)
  const index = parts.findLastIndex((slices) =>
    slices.some((slice) => slice.list === list && slice.start <= position),
  )
  return Math.max(0, index) + 1
}
