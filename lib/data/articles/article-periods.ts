import 'server-only'
import { listMonthCounts, type MonthCount } from '@vitrine/content-store/queries/article-counts'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheLifetime } from '@/lib/data/cache-lifetime'
import { previewScope } from '@/lib/data/preview-scope'
import { openStore } from '@/lib/data/store'
import { type ArticlePage, archiveSize } from '@/lib/model/articles/article'
import type { ArchivePeriod } from '@/lib/routes'
import { type ArticleFilter, listTags, toStoreFilter } from './article-query'
import { listArticleLocales, listArticles } from './articles'

/** All articles of a locale, or those of a category. */
export type ArchiveList = { language: string; category?: string }

/** A UTC month; `month` counts from 1. */
export type Month = { year: number; month: number }

/** The months that have articles, newest first, with their numbers. */
export async function listMonths(list: ArchiveList): Promise<readonly MonthCount[]> {
  const at = previewScope()?.at
  return at ? readMonths(list, at) : listPublicMonths(list)
}

async function listPublicMonths(list: ArchiveList): Promise<readonly MonthCount[]> {
  'use cache'
  cacheTag(...listTags(list))
  cacheLife(cacheLifetime(['articles']))
  return readMonths(list, new Date())
}

/** The same past the caches, at a time. */
export async function readMonths(list: ArticleFilter, at: Date): Promise<readonly MonthCount[]> {
  return listMonthCounts(openStore(), await toStoreFilter(list, at))
}

/** The years that have articles, newest first. */
export async function listYears(list: ArchiveList): Promise<readonly number[]> {
  return [...new Set((await listMonths(list)).map(({ year }) => year))]
}

/** The months of a year that have articles, newest first, with their numbers. */
export async function listArchiveMonths(list: ArchiveList, year: number): Promise<readonly MonthCount[]> {
  return (await listMonths(list)).filter((month) => month.year === year)
}

export type NeighbourMonths = { earlier: Month | null; later: Month | null }

/** The months with articles before and after a month. None for the archive of a year. */
export async function listNeighbourMonths(
  list: ArchiveList,
  period: ArchivePeriod,
): Promise<NeighbourMonths> {
  const months = period.month === null ? [] : await listMonths(list)
  const place = months.findIndex(({ year, month }) => year === period.year && month === period.month)
  return place < 0
    ? { earlier: null, later: null }
    : { earlier: months[place + 1] ?? null, later: months[place - 1] ?? null }
}

/** A page of the published articles of a year or a month, by UTC day, a hundred at a time. */
export async function listArchive(list: ArchiveList, period: ArchivePeriod, page = 1): Promise<ArticlePage> {
  return listArticles({ ...list, period }, page, archiveSize)
}

/** The locales that have an archive page of a year or a month: of all articles, or of those of a category. */
export async function listPeriodLocales(
  period: ArchivePeriod,
  category?: string,
): Promise<readonly string[]> {
  return listArticleLocales({ period, ...(category !== undefined && { category }) })
}

export function monthOf(date: Date): Month {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}
