import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import {
  countMonthPositions,
  findMonthPosition,
  listMonths,
  type Month,
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
  return Math.ceil((await countMonthPositions(locale, month)) / maxUrls)
}

/** The sitemap of a part (from 1) of a locale's month. Null if there is no such part. */
export async function getMonthSitemap(locale: string, month: Month, part: number): Promise<string | null> {
  const months = await listMonths()
  if (!months.some((known) => known.year === month.year && known.month === month.month)) return null
  const total = await countMonthPositions(locale, month)
  return part <= Math.ceil(total / maxUrls) ? writeMonthSitemap(locale, month, part, total) : null
}

/** `total` is part of the cache key: a month that gains or loses an article is read again at once. */
async function writeMonthSitemap(
  locale: string,
  month: Month,
  part: number,
  total: number,
): Promise<string | null> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(await monthCacheLifetime(month, new Date()))
  const slice = { start: (part - 1) * maxUrls, size: maxUrls, total }
  const entries = await Promise.all(pages.map(({ sitemap }) => sitemap.month?.(locale, month, slice) ?? []))
  // A sitemap without URLs is not valid.
  return entries.flat().length > 0 ? buildSitemap(entries.flat(), env.SITE_NAME) : null
}

/** The path of the sitemap file that lists a published article. */
export async function monthSitemapPath(article: Article): Promise<string> {
  const part = Math.floor((await findMonthPosition(article)) / maxUrls) + 1
  const month = monthOf(article.publishedAt)
  return routes.sitemap(localeForLanguage(article.language), { kind: 'articles', ...month, part })
}
