import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { localeForLanguage } from '@/lib/i18n/locales'
import { articleLanguage } from '@/lib/model/article'
import type { ApiList } from './article-lists'
import { blockSize } from './article-merge'
import { getOldestArticle, monthCacheLifetime, monthOf } from './article-months'
import { readRange } from './article-reads'
import { findFirstDay } from './find-first-day'
import { countArticlesOf, dayAtPosition } from './known-counts'
import { maxConcurrentReads } from './organizations'
import { utcDay } from './utc-day'

/** Positions before this are in the blocks of the latest thousand articles, which many pages read. */
const minStart = 10 * blockSize

/** A guessed day is of use where it skips all but these articles. */
const maxStart = 2 * blockSize

/**
 * The same articles as from position `start` of lists that are read together, newest first, from a position of their older
 * articles: without the days that are newer, which are counted. Merging reads about a request for each halving of each list.
 * `total` is the number of articles of the lists. The day is guessed by the known articles, and searched where the API counts
 * others. Null where nothing is skipped: at the first positions, and for lists of a period or of several indexes.
 */
export async function skipDays(
  lists: readonly ApiList[],
  start: number,
  total: number,
): Promise<{ lists: readonly ApiList[]; start: number } | null> {
  const isCountable = lists.every(({ from, before, without }) => !from && !before && !without)
  if (start < minStart || start >= total || !isCountable) return null
  const countBefore = async (day: string) => {
    const counts = await Promise.all(lists.map((list) => countListBefore(list, day)))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const target = total - start
  const from = (day: string, count: number) => ({
    lists: lists.map((list) => ({ ...list, before: day })),
    start: count - target,
  })
  const guess = guessDay(lists, start, total)
  const guessed = guess === null ? 0 : await countBefore(guess)
  if (guess !== null && guessed >= target && guessed - target < maxStart) return from(guess, guessed)
  const oldest = await getOldestArticle()
  if (!oldest) return null
  // Many pages share the counts of months.
  const months = monthDays(oldest, new Date())
  const range = { target, maxExtra: maxStart }
  const { previous, found } = await findFirstDay(months, { ...range, first: 0, last: total }, countBefore)
  if (found.count - target < maxStart) return from(found.day, found.count)
  const days = daysOf(previous.day, found.day)
  const counts = { first: previous.count, last: found.count }
  const day = await findFirstDay(days, { ...range, ...counts }, countBefore)
  return from(day.found.day, day.found.count)
}

/**
 * The day after that of the article at a position, by the articles that are known. Null where too many of a locale, which has `total`,
 * are not known: the directory is read for minutes after the start of a process, the oldest articles first.
 */
function guessDay([list]: readonly ApiList[], position: number, total: number): string | null {
  if (!list?.language || list.category || list.collection || list.organization || list.title) return null
  const locale = localeForLanguage(articleLanguage(list.language))
  const unknown = total - countArticlesOf(locale, null)
  const day = unknown > maxStart ? null : dayAtPosition(locale, position)
  return day === null ? null : utcDay(new Date(day), 1)
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
