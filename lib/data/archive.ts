import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { ArticlePage } from '@/lib/model/article'
import { findOldest } from './article-counts'
import { type ArticleFilter, listsOf } from './article-lists'
import { countMonth, listMonths } from './article-months'
import { listArticles } from './articles'
import { cacheLifetime, earlier } from './cache-lifetime'
import { previewScope } from './preview-scope'
import { getSchedule } from './schedule'
import { utcDay } from './utc-day'

const archiveSize = 100

/**
 * The latest hundred published articles of a year or a month of it (from 1), by UTC day, and their total. Empty for a
 * period outside the months of the site's articles.
 */
export async function listArchive(language: string, year: number, month?: number): Promise<ArticlePage> {
  const months = previewScope()?.at ? null : await listMonths()
  if (months && !months.some((known) => known.year === year && (month ?? known.month) === known.month))
    return emptyPage
  return listArticles({ language, ...toPeriod(year, month) }, 1, archiveSize)
}

const emptyPage: ArticlePage = { items: [], page: 1, pageCount: 0, total: 0 }

/** The number of articles of each month of a year, newest month first, without empty months. */
export async function listArchiveMonths(
  language: string,
  year: number,
): Promise<readonly { year: number; month: number; count: number }[]> {
  const { items, total } = await listArchive(language, year)
  const months = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const month = 12 - index
      const inMonth = items.filter(({ publishedAt }) => publishedAt.getUTCMonth() + 1 === month)
      const count = items.length === total ? inMonth.length : await countMonth(language, { year, month })
      return { year, month, count }
    }),
  )
  return months.filter(({ count }) => count > 0)
}

/** A year or a month of it (from 1) as the days of an article filter. */
function toPeriod(year: number, month?: number): Required<Pick<ArticleFilter, 'from' | 'before'>> {
  const from = new Date(Date.UTC(year, (month ?? 1) - 1, 1))
  const before = new Date(Date.UTC(year, month ?? 12, 1))
  return { from: utcDay(from), before: utcDay(before) }
}

/** The years from the latest article in a language back to its oldest, empty years included. */
export async function listYears(language: string): Promise<readonly number[]> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(cacheLifetime(['articles'], (await getSchedule()).next))
  const newest = (await listArticles({ language }, 1, 1)).items[0]
  if (!newest) return []
  const lists = await listsOf({ language })
  const dates = await Promise.all(
    lists.map((list) => findOldest({ language: list.language, indexed: list.indexed })),
  )
  const oldest = dates.reduce(earlier, newest.publishedAt) ?? newest.publishedAt
  const first = oldest.getUTCFullYear()
  const last = newest.publishedAt.getUTCFullYear()
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
