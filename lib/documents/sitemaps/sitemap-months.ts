import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Month } from '@/lib/data/articles/article-periods'
import { articlesTags, readTotal } from '@/lib/data/articles/article-query'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { readEmployer } from '@/lib/data/organizations'
import { locales } from '@/lib/i18n/locales'
import { pages } from '@/lib/pages/registry'
import { siteName } from '@/lib/settings/site'
import { buildSitemap, maxUrls } from './sitemap-xml'

/** The number of files that list a month with so many articles. */
export function countParts(articles: number): number {
  return Math.ceil(articles / maxUrls)
}

/** The sitemap of a part (from 1) of a locale's month. Null if there is no such part. */
export async function getMonthSitemap(locale: string, month: Month, part: number): Promise<string | null> {
  'use cache'
  await readEmployer()
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
  return entries.flat().length > 0 ? buildSitemap(entries.flat(), siteName(locale)) : null
}
