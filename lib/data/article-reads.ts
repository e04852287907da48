import 'server-only'
import type { ArticlesParameters, List } from '@/lib/client/client'
import { type ArticleRecord, isPublic } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { readArticles } from './accepted-articles'
import { type ApiList, belongsTo } from './article-lists'
import { earlier } from './cache-lifetime'
import { type Period, placeIn, wideDays } from './day-filters'
import { readAll } from './read-all'

/** The API's parameters for the articles of a list, newest first. The list has more articles: see `wideDays`. */
export function toParameters(list: ApiList, now: Date): ArticlesParameters {
  return {
    indexed: list.indexed,
    language: list.language,
    category_reference: list.category,
    collection_reference: list.collection,
    organization_reference: list.organization,
    q: list.title,
    ...(list.upTo === undefined ? wideDays(list, now) : { published_before: list.upTo }),
    order_by: 'published_at:desc',
  }
}

/** Published articles. `nextScheduled` is the earliest scheduled publication among what was read; null if there is none. */
type PublishedRange = { wires: ArticleRecord[]; total: number; nextScheduled: Date | null }

/**
 * `size` published articles from position `start` (from 0), newest first, and the total. Usually one request. A list can
 * begin with articles that are scheduled or newer than the period, and end with older ones (see `wideDays`): then its first
 * and its last page are read too. Where the API gives no total, all articles are read. A list that has `without` is read as
 * the API has it: the caller applies `belongsTo`.
 */
export async function readRange(
  list: ApiList,
  start: number,
  size: number,
  isListedEarly: boolean,
  now: Date,
): Promise<PublishedRange> {
  const isWhole = list.from === undefined && list.before === undefined
  if (isWhole && !isListedEarly) {
    const paging = { page: Math.floor(start / size) + 1, per_page: size }
    const response = await readArticles({ ...toParameters(list, now), ...paging })
    // An article may have been scheduled after the schedule was cached.
    if (response.total !== null && response.items.every((wire) => isPublic(wire, now)))
      return { wires: response.items, total: response.total, nextScheduled: null }
  }
  return (await readShifted(list, start, size, now)) ?? sliceAll(list, start, size, now)
}

/** `offset` is the number of places at the beginning of the first block that are empty. */
export type Block = PublishedRange & { offset: number }

/**
 * The published articles of one block of a list, newest first, counted from 0. A block is a page of the API with `size` articles, so that
 * it needs one request beside those for the ends of the list. The list of a period can begin within a page: if 30 articles of a page
 * of 100 are newer than the period, block 0 has 70 articles and the `offset` 30, and block 1 has 100.
 *
 * Pass the `offset` of block 0 for the later blocks. Otherwise an article that is published meanwhile moves their positions.
 */
export async function readBlock(
  list: ApiList,
  block: number,
  size: number,
  isListedEarly: boolean,
  now: Date,
  offset?: number,
): Promise<Block> {
  const isWhole = list.from === undefined && list.before === undefined
  if (isWhole && !isListedEarly && !offset)
    return { ...(await readRange(list, block * size, size, isListedEarly, now)), offset: 0 }
  const pages = openPages(list, size, now)
  const ends = await readEnds(list, pages, now)
  const empty = offset ?? (ends ? ends.newer % size : 0)
  const start = Math.max(0, block * size - empty)
  const count = (block + 1) * size - empty - start
  const range = ends && (await readBetween(list, pages, ends, start, count, now))
  return { ...(range ?? (await sliceAll(list, start, count, now))), offset: empty }
}

/** All published articles of a list that has no `without`, newest first, from pages of `size` articles. Each page is read once. */
export async function readWhole(list: ApiList, size: number, now: Date): Promise<PublishedRange> {
  const pages = openPages(list, size, now)
  const ends = await readEnds(list, pages, now)
  const range = ends && (await readBetween(list, pages, ends, 0, ends.listed, now))
  return range ?? readPublished(list, now)
}

/** Most lists of a period that are read for their total alone have no more articles. */
const minPageSize = 20

/** Null where the API gives no total, or lists articles that are not public elsewhere than at its ends. */
async function readShifted(
  list: ApiList,
  start: number,
  size: number,
  now: Date,
): Promise<PublishedRange | null> {
  const pages = openPages(list, Math.max(size, minPageSize), now)
  const ends = await readEnds(list, pages, now)
  return ends && readBetween(list, pages, ends, start, size, now)
}

/** `size` articles between the ends of a list. Null where some are not public. */
async function readBetween(
  list: ApiList,
  pages: Pages,
  { newer, older, listed, nextScheduled }: Ends,
  start: number,
  size: number,
  now: Date,
): Promise<PublishedRange | null> {
  const first = newer + start
  const found = await readPositions(pages, first, Math.min(first + size, listed - older))
  if (!found.every((wire) => isPublic(wire, now))) return null
  // A page lacks its invalid records, so a position near the end of the list can be that of an article before the period.
  const place = placeIn(list, now)
  const wires = found.filter((wire) => place(wire) === 'in')
  return { wires, total: Math.max(0, listed - newer - older), nextScheduled }
}

/** The pages of a list, each read once. */
export type Pages = { size: number; read: (page: number) => Promise<List<ArticleRecord>> }

export function openPages(
  list: ApiList,
  size: number,
  now: Date,
  order: ArticlesParameters['order_by'] = 'published_at:desc',
): Pages {
  const pages = new Map<number, Promise<List<ArticleRecord>>>()
  const parameters = { ...toParameters(list, now), order_by: order, per_page: size }
  const read = (page: number) => {
    const known = pages.get(page) ?? readArticles({ ...parameters, page })
    pages.set(page, known)
    return known
  }
  return { size, read }
}

/** The articles at the positions from `start` (inclusive, from 0) to `end` (exclusive). */
async function readPositions(pages: Pages, start: number, end: number): Promise<ArticleRecord[]> {
  if (end <= start) return []
  const first = Math.floor(start / pages.size)
  const last = Math.ceil(end / pages.size)
  const lists = await Promise.all(
    Array.from({ length: last - first }, (_, index) => pages.read(first + index + 1)),
  )
  const offset = first * pages.size
  return lists.flatMap(({ items }) => items).slice(start - offset, end - offset)
}

/** More pages at the end of a list hold more articles of two days than a site has. */
const maxEndPages = 100

/**
 * How many articles of a list are not in its period: `newer` ones at its beginning, `older` ones at its end. `listed` is the
 * length of the list.
 */
type Ends = { newer: number; older: number; listed: number; nextScheduled: Date | null }

/** Null where the API gives no total. */
export async function readEnds(period: Period, pages: Pages, now: Date): Promise<Ends | null> {
  const { total: listed } = await pages.read(1)
  if (listed === null) return null
  const place = placeIn(period, now)
  const lastPage = Math.max(1, Math.ceil(listed / pages.size))
  const dates: Date[] = []
  let newer = 0
  for (let page = 1; page <= lastPage; page += 1) {
    const { items } = await pages.read(page)
    const index = items.findIndex((wire) => place(wire) !== 'newer')
    const found = index < 0 ? items : items.slice(0, index)
    newer += found.length
    dates.push(...scheduledDates(found, now))
    if (index >= 0) break
    if (page === maxEndPages) throw tooMany(page * pages.size)
  }
  let older = 0
  for (let page = lastPage; page > 0 && period.from !== undefined; page -= 1) {
    const { items } = await pages.read(page)
    const index = items.findLastIndex((wire) => place(wire) !== 'older')
    older += items.length - 1 - index
    if (index >= 0) break
    if (lastPage - page === maxEndPages) throw tooMany(maxEndPages * pages.size)
  }
  return { newer, older, listed, nextScheduled: dates.reduce<Date | null>(earlier, null) }
}

function tooMany(count: number): Error {
  return new Error(`A list has more than ${count} articles outside its period`)
}

async function sliceAll(list: ApiList, start: number, size: number, now: Date) {
  const { without: _, ...whole } = list
  const all = await readPublished(whole, now)
  return { ...all, wires: all.wires.slice(start, start + size) }
}

/** Every published article of a list, newest first. */
export async function readPublished(list: ApiList, now: Date): Promise<PublishedRange> {
  const read = await readAll((paging) => readArticles({ ...toParameters(list, now), ...paging }))
  const place = placeIn(list, now)
  const wires = read.filter((wire) => place(wire) === 'in' && isPublic(wire, now) && belongsTo(list, wire))
  return {
    wires,
    total: wires.length,
    nextScheduled: scheduledDates(read, now).reduce<Date | null>(earlier, null),
  }
}

function scheduledDates(wires: readonly ArticleRecord[], now: Date): Date[] {
  return wires.flatMap((wire) => toDate(wire.published_at) ?? []).filter((date) => date > now)
}
