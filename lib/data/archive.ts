import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { type ArticlePage, archiveSize } from '@/lib/model/article'
import type { ArchivePeriod } from '@/lib/routes'
import { findOldest } from './article-counts'
import { listsOf } from './article-lists'
import { countMonth, listMonths } from './article-months'
import { listArticles } from './articles'
import { cacheLifetime, earlier } from './cache-lifetime'
import { toPeriod } from './day-filters'
import { previewScope } from './preview-scope'
import { getSchedule } from './schedule'

/** All articles of a locale, or those of a category. */
type ArchiveList = { language: string; category?: string }

/**
 * A page of the published articles of a year or a month, by UTC day, a hundred at a time. Empty for a period outside the months
 * of the site's articles.
 */
export async function listArchive(list: ArchiveList, period: ArchivePeriod, page = 1): Promise<ArticlePage> {
  const { year, month } = period
  const months = previewScope()?.at ? null : await listMonths()
  if (months && !months.some((known) => known.year === year && (month ?? known.month) === known.month))
    return emptyPage
  return listArticles({ ...list, ...toPeriod(period) }, page, archiveSize)
}

const emptyPage: ArticlePage = { items: [], page: 1, pageCount: 0, total: 0 }

/** The number of articles of each month of a year, newest month first, without empty months. */
export async function listArchiveMonths(
  list: ArchiveList,
  year: number,
): Promise<readonly { year: number; month: number; count: number }[]> {
  const { items, total } = await listArchive(list, { year, month: null })
  const months = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const month = 12 - index
      const inMonth = items.filter(({ publishedAt }) => publishedAt.getUTCMonth() + 1 === month)
      const count =
        items.length === total
          ? inMonth.length
          : await countMonth(list.language, { year, month }, list.category)
      return { year, month, count }
    }),
  )
  return months.filter(({ count }) => count > 0)
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
