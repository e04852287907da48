import 'server-only'
import type { ArticlesParameters } from '@/lib/client/client'
import { isPublic, type ReadArticle } from '@/lib/model/article'
import { toDate } from '@/lib/model/text'
import { readAll } from './read-all'
import { utcDay } from './schedule'
import { getClient } from './transport'

/** Which articles: all conditions hold together. Days are UTC, `YYYY-MM-DD`, from the first to before the second. */
export type ArticleFilter = {
  language?: string
  category?: string
  collection?: string
  organization?: string
  from?: string
  before?: string
}

/** The API's filter for articles published up to now, to the precision it has: whole UTC days. */
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

/** What a list may show now, and when it will show more; null where nothing that was read is yet to come. */
export type PublishedRange = { wires: ReadArticle[]; total: number; nextDue: Date | null }

/**
 * A range of the published articles, newest first, and their total. Usually one call. Articles that are due later today
 * stand among the first and shift the pages, since the API's filters know whole days only: today's are then read too,
 * and the range that much further on. All are read where the API gives no total.
 */
export async function readRange(
  filter: ArticleFilter,
  start: number,
  size: number,
  isAnyDueToday: boolean,
  now: Date,
): Promise<PublishedRange> {
  const client = await getClient()
  const paging = { page: Math.floor(start / size) + 1, per_page: size }
  const list = isAnyDueToday ? null : await client.listArticles({ ...toParameters(filter, now), ...paging })
  // What is scheduled may have been so for a shorter time than the schedule was kept.
  if (list && list.total !== null && list.items.every((wire) => isPublic(wire, now))) {
    return { wires: list.items, total: list.total, nextDue: null }
  }
  return (await readShifted(filter, start, size, now)) ?? sliceAll(filter, start, size, now)
}

/** Null where the API gives no total, or lists what is not published elsewhere than among today's. */
async function readShifted(
  filter: ArticleFilter,
  start: number,
  size: number,
  now: Date,
): Promise<PublishedRange | null> {
  const client = await getClient()
  const { due, nextDue } = await readDueToday(filter, now)
  const shifted = start + due
  const first = Math.floor(shifted / size) + 1
  const pages = shifted % size === 0 ? [first] : [first, first + 1]
  const lists = await Promise.all(
    pages.map((page) => client.listArticles({ ...toParameters(filter, now), page, per_page: size })),
  )
  const wires = lists.flatMap(({ items }) => items).slice(shifted % size, (shifted % size) + size)
  const total = lists[0]?.total ?? null
  if (total === null || !wires.every((wire) => isPublic(wire, now))) return null
  return { wires, total: total - due, nextDue }
}

/** How many of a filter's articles are due later today, and when the first of them is. */
export async function readDueToday(
  filter: ArticleFilter,
  now: Date,
): Promise<{ due: number; nextDue: Date | null }> {
  const client = await getClient()
  const todays = { ...toParameters(filter, now), published_after: utcDay(now) }
  const wires = await readAll(
    (paging) => client.listArticles({ ...todays, ...paging }),
    // Newest first: what comes after one that is published is published.
    (wire) => isPublic(wire, now),
  )
  const moments = wires.flatMap((wire) => toDate(wire.published_at) ?? []).filter((date) => date > now)
  return { due: moments.length, nextDue: moments.at(-1) ?? null }
}

async function sliceAll(filter: ArticleFilter, start: number, size: number, now: Date) {
  const all = await readPublished(filter, now)
  return { ...all, wires: all.wires.slice(start, start + size) }
}

/** Every published article of a filter, newest first. */
export async function readPublished(filter: ArticleFilter, now: Date): Promise<PublishedRange> {
  const client = await getClient()
  const read = await readAll((paging) => client.listArticles({ ...toParameters(filter, now), ...paging }))
  const wires = read.filter((wire) => isPublic(wire, now))
  const due = read.flatMap((wire) => toDate(wire.published_at) ?? []).filter((date) => date > now)
  const nextDue = due.length > 0 ? new Date(Math.min(...due.map(Number))) : null
  return { wires, total: wires.length, nextDue }
}

/** The article of a reference among those of a UTC day and its neighbours, published or not. Null if it is not there. */
export async function findByDay(day: string, reference: string): Promise<ReadArticle | null> {
  const client = await getClient()
  const window = {
    published_after: utcDay(new Date(day), -1),
    published_before: utcDay(new Date(day), 2),
    order_by: 'published_at:desc' as const,
  }
  const wires = await readAll((paging) => client.listArticles({ ...window, ...paging }))
  return wires.find((wire) => wire.reference === reference) ?? null
}

/** Titles that share the slug's longest word, the hundred newest of them: a moved article is rarely an old one. */
export async function findByTitle(slug: string, reference: string): Promise<ReadArticle | null> {
  const word = slug.split('-').reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  if (word.length < 3) return null
  const client = await getClient()
  const { items } = await client.listArticles({ q: word, order_by: 'published_at:desc', per_page: 100 })
  return items.find((wire) => wire.reference === reference) ?? null
}
