import 'server-only'
import pLimit from 'p-limit'
import { type ArticleRecord, isPublic } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { readArticles } from './accepted-articles'
import { type ArticleFilter, readPublished, readScheduledToday, toParameters } from './article-reads'
import { readAll } from './read-all'
import { utcDay } from './utc-day'

/**
 * The number of published articles of a filter: the total that the API gives with a list of one record, less the articles
 * scheduled for later today, which the API's day filters include. Where the API gives no total, all articles are read.
 */
export async function countPublished(
  filter: ArticleFilter,
  now: Date,
): Promise<{ total: number; nextScheduled: Date | null }> {
  const { items, total } = await readArticles({ ...toParameters(filter, now), per_page: 1 })
  if (total === null) return readPublished(filter, now)
  if (items.every((wire) => isPublic(wire, now))) return { total, nextScheduled: null }
  const { count, nextScheduled } = await readScheduledToday(filter, now)
  return { total: total - count, nextScheduled }
}

/** When the oldest article that can have a page was published; null if there is none. One request. */
export async function findOldest(): Promise<Date | null> {
  // The year of a URL is 1970 or later, and an article without a date is not published.
  const { items } = await readArticles({
    published_after: '1970-01-01',
    order_by: 'published_at:asc',
    per_page: 1,
  })
  return toDate(items[0]?.published_at)
}

/** Whether a filter finds an article that is published by the end of today (UTC). One request. */
export async function hasAny(filter: ArticleFilter, now: Date): Promise<boolean> {
  return (await readArticles({ ...toParameters(filter, now), per_page: 1 })).items.length > 0
}

const pageSize = 100

/**
 * The published ones among the articles of a filter at `size` positions from `start` on, oldest first: positions do not
 * change when a newer article is published. `total` is the end of the list. `size` is a multiple of 100.
 */
export async function readSlice(
  filter: ArticleFilter,
  { start, size, total }: { start: number; size: number; total: number },
  now: Date,
): Promise<ArticleRecord[]> {
  const limit = pLimit(4)
  const first = start / pageSize
  const count = Math.ceil((Math.min(start + size, total) - start) / pageSize)
  const parameters = { ...toParameters(filter, now), order_by: 'published_at:asc' as const }
  const pages = await Promise.all(
    Array.from({ length: Math.max(0, count) }, (_, index) =>
      limit(() =>
        readArticles({ ...parameters, page: first + index + 1, per_page: pageSize }, { copy: null }),
      ),
    ),
  )
  const found = new Map<string, ArticleRecord>()
  for (const wire of pages.flatMap(({ items }) => items)) found.set(wire.reference, wire)
  return [...found.values()].filter((wire) => isPublic(wire, now))
}

/**
 * The position (from 0) of an article in the list of a filter, oldest first: the number of articles before its UTC day,
 * and its index among those of the day. An article that the list does not hold gets the position after the day's last.
 */
export async function findPosition(
  filter: ArticleFilter & { from: string },
  { day, reference }: { day: string; reference: string },
  now: Date,
): Promise<number> {
  const before = day > filter.from ? await countPublished({ ...filter, before: day }, now) : { total: 0 }
  const nextDay = utcDay(new Date(day), 1)
  const parameters = { ...toParameters({ ...filter, from: day, before: nextDay }, now) }
  const sameDay = await readAll(
    (paging) => readArticles({ ...parameters, order_by: 'published_at:asc', ...paging }, { copy: null }),
    (wire) => wire.reference === reference,
  )
  const index = sameDay.findIndex((wire) => wire.reference === reference)
  return before.total + (index < 0 ? sameDay.length : index)
}

/** The published articles of the last 48 hours that are in any of these indexes, newest first. */
export async function readNews(indexes: readonly string[], now: Date): Promise<ArticleRecord[]> {
  const since = new Date(now.getTime() - 48 * 3_600_000)
  const filter = toParameters({ from: utcDay(since) }, now)
  const lists = await Promise.all(
    indexes.map((indexed) => readAll((paging) => readArticles({ ...filter, indexed, ...paging }))),
  )
  const found = new Map(lists.flat().map((wire) => [wire.reference, wire]))
  return [...found.values()]
    .filter((wire) => isPublic(wire, now) && (toDate(wire.published_at) ?? since) > since)
    .sort((a, b) => Number(toDate(b.published_at)) - Number(toDate(a.published_at)))
}
