import 'server-only'
import pLimit from 'p-limit'
import { type ArticleRecord, articleLanguage, isPublic } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { readArticles } from './accepted-articles'
import { type ApiList, belongsTo } from './article-lists'
import { openPages, type Pages, readEnds, readPublished, readRange, toParameters } from './article-reads'
import { earlier } from './cache-lifetime'
import { placeIn, wideAfter } from './day-filters'
import { readAll } from './read-all'
import { utcDay } from './utc-day'

/** When the oldest article that can have a page was published; null if there is none. Usually one request. */
export async function findOldest(list: Pick<ApiList, 'language' | 'indexed'>): Promise<Date | null> {
  // The year of a URL is 1970 or later, and an article without a date is not published.
  const parameters = {
    ...list,
    published_after: wideAfter('1970-01-01'),
    order_by: 'published_at:asc',
  } as const
  // One record of two may be invalid.
  for (const paging of [{ per_page: 2 }, { per_page: pageSize }]) {
    const { items } = await readArticles({ ...parameters, ...paging })
    const dates = items.flatMap((wire) => toDate(wire.published_at) ?? [])
    // An API that includes the day lists articles of the day before, which `toDate` rejects.
    if (items.length === 0 || dates[0]) return dates[0] ?? null
  }
  return null
}

/** Whether a filter finds a published article. One request where few articles are published on one day. */
export async function hasAny(filter: ApiList, now: Date): Promise<boolean> {
  const place = placeIn(filter, now)
  const pages = openPages(filter, edgeSize, now)
  for (let page = 1, read = 0; ; page += 1) {
    const { items, total } = await pages.read(page)
    if (items.some((wire) => place(wire) === 'in')) return true
    read += items.length
    const isLast = total === null ? items.length < edgeSize : items.length === 0 || read >= total
    if (isLast || items.some((wire) => place(wire) === 'older')) return false
  }
}

/** The languages of the newest articles of a list. One request. */
export async function readNewestLanguages(list: ApiList, now: Date): Promise<readonly string[]> {
  const place = placeIn(list, now)
  const { items } = await openPages(list, newestSize, now).read(1)
  const wires = items.filter((wire) => place(wire) === 'in')
  return [...new Set(wires.map(({ language }) => articleLanguage(language)))]
}

/** More articles than are usually published on the day by which the list of a period is longer. */
const newestSize = 50

const edgeSize = 20
const pageSize = 100

/**
 * For each of these days, in order, the number of articles before it in the list of the first day to the last, oldest first.
 * The list begins with a few articles before the first day (see `wideDays`). One request where the list has at most a
 * hundred articles, else usually one for each day.
 */
export async function readBoundaries(
  filter: Omit<ApiList, 'from' | 'before'>,
  days: readonly string[],
  now: Date,
): Promise<{ positions: number[]; nextScheduled: Date | null }> {
  const [from = '', before = ''] = [days[0], days.at(-1)]
  if (filter.without) return countAll(filter, days, now)
  const whole = openPages({ ...filter, from, before }, pageSize, now)
  const { items, total } = await whole.read(1)
  if (total === null) return countAll(filter, days, now)
  const limit = pLimit(4)
  // Two days' articles, and some more for the days on which more are published than on others.
  const isShort = total <= items.length
  const span = (Date.parse(before) - Date.parse(from)) / 86_400_000
  const size = isShort ? pageSize : Math.min(pageSize, Math.max(edgeSize, Math.ceil((4 * total) / span)))
  const ends = await Promise.all(
    days.map((day) =>
      limit(async () => {
        const pages =
          isShort || day === before ? whole : openPages({ ...filter, from, before: day }, size, now)
        return readEnds({ before: day }, pages, now)
      }),
    ),
  )
  if (ends.includes(null)) return countAll(filter, days, now)
  return {
    positions: ends.map((end) => (end ? end.listed - end.newer : 0)),
    nextScheduled: ends.at(-1)?.nextScheduled ?? null,
  }
}

/** The same for an API that gives no total, and for a list that the API cannot filter. */
async function countAll(
  filter: Omit<ApiList, 'from' | 'before'>,
  days: readonly string[],
  now: Date,
): Promise<{ positions: number[]; nextScheduled: Date | null }> {
  const list = { ...filter, from: days[0] ?? '', before: days.at(-1) ?? '' }
  const read = await readAll((paging) => readArticles({ ...toParameters(list, now), ...paging }))
  const wires = read.filter((wire) => belongsTo(list, wire))
  const dates = wires.flatMap((wire) => toDate(wire.published_at) ?? []).filter((date) => date > now)
  return {
    positions: days.map((day) => {
      const place = placeIn({ before: day }, now)
      return wires.filter((wire) => place(wire) !== 'newer').length
    }),
    nextScheduled: dates.reduce<Date | null>(earlier, null),
  }
}

/**
 * The published articles of a period at `size` positions from `start` (from 0) on, oldest first: positions do not change
 * when a newer article is published.
 */
export async function readSlice(
  filter: ApiList,
  { start, size }: { start: number; size: number },
  now: Date,
): Promise<ArticleRecord[]> {
  if (filter.without) return (await readOldestFirst(filter, now)).slice(start, start + size)
  const place = placeIn(filter, now)
  const pages = openPages(filter, pageSize, now, 'published_at:asc')
  const limit = pLimit(4)
  const older = await countFirst(pages, (wire) => place(wire) === 'older')
  const { total } = await pages.read(1)
  const first = Math.floor((older + start) / pageSize)
  const end = Math.min(older + start + size, total ?? Number.POSITIVE_INFINITY)
  const lists = await Promise.all(
    Array.from({ length: Math.max(0, Math.ceil(end / pageSize) - first) }, (_, index) =>
      limit(() => pages.read(first + index + 1)),
    ),
  )
  const offset = first * pageSize
  const found = new Map<string, ArticleRecord>()
  for (const wire of lists.flatMap(({ items }) => items).slice(older + start - offset, end - offset))
    found.set(wire.reference, wire)
  return [...found.values()].filter((wire) => place(wire) === 'in' && isPublic(wire, now))
}

/**
 * The position (from 0) of an article among those of a filter, oldest first: the number of articles before its UTC day, and
 * its index among those of the day. An article that the list does not hold gets the position after the day's last.
 */
export async function findPosition(
  filter: ApiList & { from: string },
  { day, reference }: { day: string; reference: string },
  now: Date,
): Promise<number> {
  if (filter.without) {
    const index = (await readOldestFirst(filter, now)).findIndex((wire) => wire.reference === reference)
    return Math.max(0, index)
  }
  const before = day > filter.from ? (await readRange({ ...filter, before: day }, 0, 1, false, now)).total : 0
  const period = { from: day, before: utcDay(new Date(day), 1) }
  // The order of articles of the same time is not the reverse of that of the newest first.
  const parameters = { ...toParameters({ ...filter, ...period }, now), order_by: 'published_at:asc' as const }
  const wires = await readAll(
    (paging) => readArticles({ ...parameters, ...paging }, { copy: null }),
    (wire) => wire.reference === reference,
  )
  const place = placeIn(period, now)
  const sameDay = wires.filter((wire) => place(wire) === 'in')
  const index = sameDay.findIndex((wire) => wire.reference === reference)
  return before + (index < 0 ? sameDay.length : index)
}

/** For lists that the API cannot filter. */
async function readOldestFirst(list: ApiList, now: Date): Promise<ArticleRecord[]> {
  return (await readPublished(list, now)).wires.reverse()
}

/** How many articles at the beginning of a list meet a condition. */
async function countFirst(pages: Pages, condition: (wire: ArticleRecord) => boolean): Promise<number> {
  for (let page = 1, count = 0; ; page += 1) {
    const { items, total } = await pages.read(page)
    const index = items.findIndex((wire) => !condition(wire))
    if (index >= 0) return count + index
    count += items.length
    const isLast = total === null ? items.length < pages.size : items.length === 0 || count >= total
    if (isLast) return count
  }
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
