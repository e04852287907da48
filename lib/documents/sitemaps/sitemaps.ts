import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { getMonthSitemap, listMonths, measureMonth } from '@/lib/data/article-months'
import { briefLife, lifeUntil } from '@/lib/data/cache-lifetime'
import { getSchedule } from '@/lib/data/schedule'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { routes, type SitemapKey, type SitemapList, sitemapLists } from '@/lib/routes'
import { listSitemapEntries } from './sitemap-lists'
import { buildSitemap, buildSitemapIndex, maxAddresses, type SitemapEntry } from './sitemap-xml'

/** A sitemap of a locale. Null if there is none: an empty one is not valid. */
export async function getSitemap(locale: string, key: SitemapKey): Promise<string | null> {
  if (key.kind === 'articles') {
    const { year, month, part } = key
    return getMonthSitemap(locale, { year, month }, part)
  }
  const part = toParts(await listSitemapEntries(key.kind, locale))[key.part - 1]
  return part === undefined ? null : buildSitemap(part, env.SITE_NAME)
}

type IndexedFile = { path: string; lastModified?: Date | null }

/**
 * The index of all sitemaps. A list that cannot be read now is named all the same, and such an index is soon made
 * anew: that file answers for itself.
 */
export async function getSitemapIndex(): Promise<string> {
  'use cache'
  cacheTag(tags.articles(), tags.organizations(), tags.jobs())
  const files: IndexedFile[] = []
  let isWhole = true
  for (const locale of locales) {
    for (const list of sitemapLists) {
      const entries = await tryEntries(list, locale)
      isWhole &&= entries !== null
      files.push(...(entries ? toFiles(list, locale, entries) : [unread(list, locale)]))
    }
    files.push(...(await listMonthFiles(locale)))
  }
  const { next } = await getSchedule()
  cacheLife(isWhole ? lifeUntil(next, new Date()) : briefLife(next))
  return buildSitemapIndex(files)
}

async function tryEntries(list: SitemapList, locale: string): Promise<readonly SitemapEntry[] | null> {
  try {
    return await listSitemapEntries(list, locale)
  } catch (error) {
    console.error(error)
    return null
  }
}

function toFiles(kind: SitemapList, locale: string, entries: readonly SitemapEntry[]): IndexedFile[] {
  return toParts(entries).map((part, index) => {
    const moments = part.flatMap(({ lastModified }) => lastModified?.getTime() ?? [])
    const newest = moments.reduce((latest, moment) => Math.max(latest, moment), 0)
    const path = routes.sitemap(locale, { kind, part: index + 1 })
    return { path, lastModified: moments.length > 0 ? new Date(newest) : null }
  })
}

function unread(kind: SitemapList, locale: string): IndexedFile {
  return { path: routes.sitemap(locale, { kind, part: 1 }) }
}

async function listMonthFiles(locale: string): Promise<IndexedFile[]> {
  const months = await listMonths()
  const measures = await Promise.all(months.map((month) => measureMonth(locale, month)))
  return months.flatMap((month, index) =>
    Array.from({ length: measures[index]?.parts ?? 0 }, (_, part) => ({
      path: routes.sitemap(locale, { kind: 'articles', ...month, part: part + 1 }),
    })),
  )
}

function toParts(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / maxAddresses) }, (_, index) =>
    entries.slice(index * maxAddresses, (index + 1) * maxAddresses),
  )
}
