import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import type { ApiList } from './article-lists'
import { blockSize } from './article-merge'
import { getOldestArticle, monthCacheLifetime, monthOf } from './article-months'
import { readRange } from './article-reads'
import { findFirstDay } from './find-first-day'
import { maxConcurrentReads } from './organizations'
import { utcDay } from './utc-day'

/** Positions before this are in the blocks of the latest thousand articles, which many pages read. */
const minStart = 10 * blockSize

/**
 * The same articles as from position `start` of lists that are read together, newest first, from a position of their older
 * articles: without the days that are newer, which are counted. Merging reads about a request for each halving of each list.
 * `total` is the number of articles of the lists. Null where nothing is skipped: at the first positions, and for lists of a
 * period or of several indexes.
 */
export async function skipDays(
  lists: readonly ApiList[],
  start: number,
  total: number,
): Promise<{ lists: readonly ApiList[]; start: number } | null> {
  const isCountable = lists.every(({ from, before, without }) => !from && !before && !without)
  const oldest = start < minStart || start >= total || !isCountable ? null : await getOldestArticle()
  if (!oldest) return null
  const countBefore = async (day: string) => {
    const counts = await Promise.all(lists.map((list) => countListBefore(list, day)))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const target = total - start
  // Many pages share the counts of months.
  const months = monthDays(oldest, new Date())
  const month = await findFirstDay(months, { first: 0, last: total, target }, countBefore)
  const { previous, found } = month
  const days = daysOf(previous.day, found.day)
  const day = await findFirstDay(days, { first: previous.count, last: found.count, target }, countBefore)
  return {
    lists: lists.map((list) => ({ ...list, before: day.found.day })),
    start: day.found.count - target,
  }
}

const limit = pLimit(maxConcurrentReads)

async function countListBefore(list: ApiList, day: string): Promise<number> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(await monthCacheLifetime(monthOf(new Date(Date.parse(day) - 1)), now))
  return (await limit(() => readRange({ ...list, before: day }, 0, 1, false, now))).total
}

/** The first days of the months from that of the oldest article to now, then tomorrow. */
function monthDays(oldest: Date, now: Date): string[] {
  const [year, month] = [oldest.getUTCFullYear(), oldest.getUTCMonth()]
  const count = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() - month + 1
  const starts = Array.from({ length: count }, (_, index) => utcDay(new Date(Date.UTC(year, month + index))))
  return [...starts, utcDay(now, 1)]
}

function daysOf(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000
  return Array.from({ length: count + 1 }, (_, index) => utcDay(new Date(first), index))
}
