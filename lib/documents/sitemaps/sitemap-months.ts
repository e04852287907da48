import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Month, monthOf } from '@/lib/data/article-periods'
import { articlesTags, readPosition, readTotal } from '@/lib/data/article-query'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { env } from '@/lib/env'
import { localeForLanguage, locales } from '@/lib/i18n/locales'
import type { ListedArticle } from '@/lib/model/article'
import { pages } from '@/lib/pages/registry'
import { routes } from '@/lib/routes'
import { buildSitemap, maxUrls } from './sitemap-xml'

/** The number of files that list a month with so many articles. */
export function countParts(articles: number): number {
  return Math.ceil(articles / maxUrls)
}

/** The number of files that list a locale's month; 0 where it has no articles. */
export async function countMonthParts(locale: string, month: Month): Promise<number> {
  return countParts(await readTotal({ locale, period: month }, new Date()))
}

/** The sitemap of a part (from 1) of a locale's month. Null if there is no such part. */
export async function getMonthSitemap(locale: string, month: Month, part: number): Promise<string | null> {
  'use cache'
  // Other locales' archives of the month are versions of its own.
  cacheTag(...locales.flatMap(articlesTags))
  const total = await readTotal({ locale, period: month }, new Date())
  if (part > countParts(total)) {
    cacheLife(shortCacheLifetime())
    return null
  }
  cacheLife(cacheLifetime(['articles']))
  const entries = await Promise.all(
    pages.map(({ sitemap }) => sitemap.month?.(locale, month, { part, size: maxUrls }) ?? []),
  )
  // A sitemap without URLs is not valid.
  return entries.flat().length > 0 ? buildSitemap(entries.flat(), env.SITE_NAME) : null
}

/** The path of the sitemap file that lists a published article. An article that is not published yet has that of the last part. */
export async function monthSitemapPath(
  article: Pick<ListedArticle, 'reference' | 'language' | 'publishedAt'>,
): Promise<string> {
  const locale = localeForLanguage(article.language)
  const month = monthOf(article.publishedAt)
  const older = await readPosition({ locale, period: month }, article, new Date())
  return routes.sitemap(locale, { kind: 'articles', ...month, part: Math.floor(older / maxUrls) + 1 })
}
