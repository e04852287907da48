import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { toDate } from '@/lib/model/date'
import type { ApiList } from './article-lists'
import { blockSize } from './article-merge'
import { getOldestArticle, monthCacheLifetime, monthOf } from './article-months'
import { readRange } from './article-reads'
import { cacheLifetime } from './cache-lifetime'
import { endOfPublished } from './day-filters'
import { type CountedDay, findFirstDay } from './find-first-day'
import { getSchedule } from './schedule'
import { utcDay } from './utc-day'

const maxConcurrentReads = 8

/** Positions before this are in the blocks of the latest thousand articles, which many pages read. */
const minStart = 10 * blockSize

/** A day is near enough where it skips all but these articles. */
const maxStart = 2 * blockSize

/** A search needs fewer requests than a third guess, where the languages are distributed in different ways. */
const maxGuesses = 2

/**
 * Leaves out the newest days of lists that are merged, so that a late position becomes an early one. Position 5,000 of 8,000 articles is
 * position 40 of the 3,040 articles up to some day: counting the articles up to a day needs one request for each list, and merging
 * 5,000 articles needs many.
 *
 * `total` is the number of articles of all `lists`, which differ in their language only. Null if nothing is left out: before position
 * 1,000 (`minStart`), and for lists of a period or of several indexes.
 */
export async function skipDays(
  lists: readonly ApiList[],
  start: number,
  total: number,
): Promise<{ lists: readonly ApiList[]; start: number } | null> {
  const isCountable = lists.every(({ from, before, without }) => !from && !before && !without)
  if (start < minStart || start >= total || !isCountable) return null
  const countUpTo = async (day: string) => {
    const counts = await Promise.all(lists.map((list) => countListUpTo(list, day)))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const target = total - start
  const from = ({ day, count }: CountedDay) => ({
    lists: lists.map((list) => ({ ...list, upTo: day })),
    start: count - target,
  })
  const guessed = await guessDay(lists, start, total, countUpTo)
  if (guessed) return from(guessed)
  const oldest = await getOldestArticle()
  if (!oldest) return null
  // Many pages share the counts of months.
  const months = monthDays(oldest, new Date())
  const range = { target, maxExtra: maxStart }
  const { previous, found } = await findFirstDay(months, { ...range, first: 0, last: total }, countUpTo)
  if (found.count - target < maxStart) return from(found)
  const days = daysOf(previous.day, found.day)
  const counts = { first: previous.count, last: found.count }
  return from((await findFirstDay(days, { ...range, ...counts }, countUpTo)).found)
}

/**
 * A day up to which the lists have the articles from a position on, and fewer than `maxStart` others: that of the article at
 * the same share of the list of all languages, because languages are usually distributed over time in the same way. Null
 * where they are not.
 */
async function guessDay(
  lists: readonly ApiList[],
  start: number,
  total: number,
  countUpTo: (day: string) => Promise<number>,
): Promise<CountedDay | null> {
  const [{ language: _, ...whole } = {}] = lists
  const scale = (await readPart(whole, 0)).total / total
  let position = (start - maxStart / 2) * scale
  for (let round = 0; round < maxGuesses; round += 1) {
    const index = Math.max(0, Math.floor(position))
    const article = (await readPart(whole, Math.floor(index / partSize))).times[index % partSize]
    if (!article) return null
    const day = utcDay(new Date(article), 1)
    const count = await countUpTo(day)
    const extra = count - (total - start)
    if (extra >= 0 && extra < maxStart) return { day, count }
    position += (extra - maxStart / 2) * scale
  }
  return null
}

const partSize = 20

/** When the articles of a part of a list were published, in milliseconds, and the number of its articles. */
async function readPart(list: ApiList, part: number): Promise<{ times: readonly number[]; total: number }> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  cacheLife(cacheLifetime(['articles'], next, now))
  const { wires, total } = await limit(() => readRange(list, part * partSize, partSize, isListedEarly, now))
  return { times: wires.map((wire) => toDate(wire.published_at)?.getTime() ?? 0), total }
}

const limit = pLimit(maxConcurrentReads)

async function countListUpTo(list: ApiList, day: string): Promise<number> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(await monthCacheLifetime(monthOf(new Date(day)), now))
  // A response of one invalid record would be empty, which the quarantine takes for a loss.
  return (await limit(() => readRange({ ...list, upTo: day }, 0, partSize, false, now))).total
}

/** The first days of the months from that of the oldest article to now, then the day of the whole lists. */
function monthDays(oldest: Date, now: Date): string[] {
  const [year, month] = [oldest.getUTCFullYear(), oldest.getUTCMonth()]
  const count = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() - month + 1
  const starts = Array.from({ length: count }, (_, index) => utcDay(new Date(Date.UTC(year, month + index))))
  return [...starts, endOfPublished(now)]
}

function daysOf(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000
  return Array.from({ length: count + 1 }, (_, index) => utcDay(new Date(first), index))
}
