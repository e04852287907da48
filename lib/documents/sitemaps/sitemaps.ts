import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { readMonths } from '@/lib/data/article-periods'
import { articlesTags } from '@/lib/data/article-query'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { logError } from '@/lib/process/log'
import { routes, type SitemapKey, type SitemapList, sitemapLists } from '@/lib/routes'
import type { SitemapEntry } from '@/lib/seo/sitemap-entries'
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
  return entries ? buildSitemap(entries, env.SITE_NAME) : null
}

type IndexedFile = { path: string; lastModified?: Date | null }

/** `isComplete` is false where a list cannot be read: the times of its files are missing then. */
export type SitemapIndex = { xml: string; isComplete: boolean }

/**
 * The sitemap index. It also names the first file of a list that cannot be read, and then has a short cache lifetime: the
 * file itself responds with 503.
 */
export async function getSitemapIndex(): Promise<SitemapIndex> {
  'use cache'
  cacheTag(...articlesTags(), tags.organizations(), tags.jobs())
  const parts: LocaleFiles[] = []
  for (const locale of locales) parts.push(await listFiles(locale))
  const lifetime = cacheLifetime(['articles', 'organizations', 'jobs'])
  const isComplete = parts.every((part) => part.isComplete)
  cacheLife(isComplete ? lifetime : shortCacheLifetime())
  return { xml: buildSitemapIndex(parts.flatMap(({ files }) => files)), isComplete }
}

/** The files of a locale. `isComplete` is false where a list cannot be read. */
type LocaleFiles = { files: readonly IndexedFile[]; isComplete: boolean }

/** Reads one list at a time, and the months beside them: together they use the requests that the API client allows. */
async function listFiles(locale: string): Promise<LocaleFiles> {
  const [lists, months] = await Promise.all([listListFiles(locale), listMonthFiles(locale)])
  return { ...lists, files: [...lists.files, ...months] }
}

async function listListFiles(locale: string): Promise<LocaleFiles> {
  const files: IndexedFile[] = []
  let isComplete = true
  for (const list of sitemapLists) {
    const entries = await tryEntries(list, locale)
    isComplete &&= entries !== null
    files.push(...(entries ? toFiles(list, locale, entries) : [firstFile(list, locale)]))
  }
  return { files, isComplete }
}

async function tryEntries(list: SitemapList, locale: string): Promise<readonly SitemapEntry[] | null> {
  try {
    return await listEntries(list, locale)
  } catch (error) {
    logError('A list of the sitemap index cannot be read', error, { list, locale })
    return null
  }
}

function toFiles(kind: SitemapList, locale: string, entries: readonly SitemapEntry[]): IndexedFile[] {
  return toParts(entries).map((part, index) => {
    const times = part.flatMap(({ lastModified }) => lastModified?.getTime() ?? [])
    const newest = times.reduce((latest, time) => Math.max(latest, time), 0)
    const path = routes.sitemap(locale, { kind, part: index + 1 })
    return { path, lastModified: times.length > 0 ? new Date(newest) : null }
  })
}

function firstFile(kind: SitemapList, locale: string): IndexedFile {
  return { path: routes.sitemap(locale, { kind, part: 1 }) }
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
