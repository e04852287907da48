import 'server-only'
import type { ArticlesParameters } from '@/lib/client/client'
import { type ArticleRecord, isPublic } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { readArticles } from './accepted-articles'
import { readAll } from './read-all'
import { getClient } from './transport'
import { utcDay } from './utc-day'

/**
 * Conditions that an article meets all. `category`, `collection` and `organization` are references. `from` (inclusive)
 * and `before` (exclusive) are UTC days, `YYYY-MM-DD`.
 */
export type ArticleFilter = {
  language?: string
  category?: string
  collection?: string
  organization?: string
  from?: string
  before?: string
}

/** The API's parameters for the articles of a filter that are published by the end of today (UTC), newest first. */
export function toParameters(filter: ArticleFilter, now: Date): ArticlesParameters {
  const tomorrow = utcDay(now, 1)
  return {
    language: filter.language,
    category_reference: filter.category,
    collection_reference: filter.collection,
    organization_reference: filter.organization,
    published_after: filter.from,
    published_before: filter.before && filter.before < tomorrow ? filter.before : tomorrow,
    order_by: 'published_at:desc',
  }
}

/** Published articles. `nextScheduled` is the earliest scheduled publication among what was read; null if there is none. */
export type PublishedRange = { wires: ArticleRecord[]; total: number; nextScheduled: Date | null }

/**
 * `size` published articles from position `start` (from 0), newest first, and the total. Usually one request. The API's
 * day filters list articles scheduled for later today first, which shifts the pages: then today's articles are read too,
 * and the range further on. Where the API gives no total, all articles are read.
 */
export async function readRange(
  filter: ArticleFilter,
  start: number,
  size: number,
  hasScheduledToday: boolean,
  now: Date,
): Promise<PublishedRange> {
  const paging = { page: Math.floor(start / size) + 1, per_page: size }
  const list = hasScheduledToday ? null : await readArticles({ ...toParameters(filter, now), ...paging })
  // An article may have been scheduled after the schedule was cached.
  if (list && list.total !== null && list.items.every((wire) => isPublic(wire, now))) {
    return { wires: list.items, total: list.total, nextScheduled: null }
  }
  return (await readShifted(filter, start, size, now)) ?? sliceAll(filter, start, size, now)
}

/** Null where the API gives no total, or lists unpublished articles elsewhere than among today's. */
async function readShifted(
  filter: ArticleFilter,
  start: number,
  size: number,
  now: Date,
): Promise<PublishedRange | null> {
  const { count, nextScheduled } = await readScheduledToday(filter, now)
  const shifted = start + count
  const first = Math.floor(shifted / size) + 1
  const pages = shifted % size === 0 ? [first] : [first, first + 1]
  const lists = await Promise.all(
    pages.map((page) => readArticles({ ...toParameters(filter, now), page, per_page: size })),
  )
  const wires = lists.flatMap(({ items }) => items).slice(shifted % size, (shifted % size) + size)
  const total = lists[0]?.total ?? null
  if (total === null || !wires.every((wire) => isPublic(wire, now))) return null
  return { wires, total: total - count, nextScheduled }
}

/** How many articles of a filter are scheduled for later today (UTC), and when the first of them is published. */
export async function readScheduledToday(
  filter: ArticleFilter,
  now: Date,
): Promise<{ count: number; nextScheduled: Date | null }> {
  const today = { ...toParameters(filter, now), published_after: utcDay(now) }
  const client = await getClient()
  const wires = await readAll(
    (paging) => client.listArticles({ ...today, ...paging }),
    // The list is newest first: all articles after a published one are published.
    (wire) => isPublic(wire, now),
  )
  const scheduled = scheduledDates(wires, now)
  return { count: scheduled.length, nextScheduled: scheduled[0] ?? null }
}

async function sliceAll(filter: ArticleFilter, start: number, size: number, now: Date) {
  const all = await readPublished(filter, now)
  return { ...all, wires: all.wires.slice(start, start + size) }
}

/** Every published article of a filter, newest first. */
export async function readPublished(filter: ArticleFilter, now: Date): Promise<PublishedRange> {
  const read = await readAll((paging) => readArticles({ ...toParameters(filter, now), ...paging }))
  const wires = read.filter((wire) => isPublic(wire, now))
  return { wires, total: wires.length, nextScheduled: scheduledDates(read, now)[0] ?? null }
}

/** Earliest first. */
function scheduledDates(wires: readonly ArticleRecord[], now: Date): Date[] {
  return wires
    .flatMap((wire) => toDate(wire.published_at) ?? [])
    .filter((date) => date > now)
    .sort((a, b) => a.getTime() - b.getTime())
}
