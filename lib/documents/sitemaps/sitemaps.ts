import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { readMonths } from '@/lib/data/articles/article-periods'
import { articlesTags } from '@/lib/data/articles/article-query'
import { cacheLifetime } from '@/lib/data/cache-lifetime'
import { locales } from '@/lib/i18n/locales'
import { routes, type SitemapKey, type SitemapList, sitemapLists } from '@/lib/routes'
import type { SitemapEntry } from '@/lib/seo/sitemap-entries'
import { siteName } from '@/lib/settings/site'
import { listEntries } from './sitemap-lists'
import { countParts, getMonthSitemap } from './sitemap-months'
import { buildSitemap, buildSitemapIndex, maxImages, maxUrls } from './sitemap-xml'

/** A sitemap file of a locale. Null if there is none: a sitemap without URLs is not valid. */
export async function getSitemap(locale: string, key: SitemapKey): Promise<string | null> {
  if (key.kind === 'articles') {
    const { year, month, part } = key
    return getMonthSitemap(locale, { year, month }, part)
  }
  const entries = toParts(await listEntries(key.kind, locale))[key.part - 1]
  return entries ? buildSitemap(entries, siteName(locale)) : null
}

type IndexedFile = { path: string; lastModified?: Date | null }

export async function getSitemapIndex(): Promise<string> {
  'use cache'
  cacheTag(...articlesTags(), tags.organizations(), tags.jobs())
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  const files: IndexedFile[] = []
  for (const locale of locales) {
    for (const list of sitemapLists) files.push(...toFiles(list, locale, await listEntries(list, locale)))
    files.push(...(await listMonthFiles(locale)))
  }
  return buildSitemapIndex(files)
}

function toFiles(kind: SitemapList, locale: string, entries: readonly SitemapEntry[]): IndexedFile[] {
  return toParts(entries).map((part, index) => {
    const times = part.flatMap(({ lastModified }) => lastModified?.getTime() ?? [])
    const newest = times.reduce((latest, time) => Math.max(latest, time), 0)
    const path = routes.sitemap(locale, { kind, part: index + 1 })
    // A page without a date can have changed after those with one.
    return { path, lastModified: times.length === part.length ? new Date(newest) : null }
  })
}

async function listMonthFiles(locale: string): Promise<IndexedFile[]> {
  const months = await readMonths({ locale }, new Date())
  return months.toReversed().flatMap(({ year, month, count }) =>
    Array.from({ length: countParts(count) }, (_, part) => ({
      path: routes.sitemap(locale, { kind: 'articles', year, month, part: part + 1 }),
    })),
  )
}

function toParts(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  const parts: SitemapEntry[][] = []
  let imageCount = 0
  for (const entry of entries) {
    const part = parts.at(-1)
    const count = entry.images?.length ?? 0
    if (part && part.length < maxUrls && imageCount + count <= maxImages) {
      part.push(entry)
      imageCount += count
    } else {
      parts.push([entry])
      imageCount = count
    }
  }
  return parts
}
