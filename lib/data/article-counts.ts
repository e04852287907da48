import 'server-only'
import pLimit from 'p-limit'
import { isPublic, type ReadArticle } from '@/lib/model/article'
import { toDate } from '@/lib/model/text'
import { type ArticleFilter, readDueToday, readPublished, toParameters } from './article-reads'
import { readAll } from './read-all'
import { utcDay } from './schedule'
import { getClient } from './transport'

/**
 * How many published articles a filter finds, by one record and the total that the API gives with it. What is due later
 * today is read too and taken away, since the API's filters know whole days only. All are read where it gives no total.
 */
export async function countPublished(
  filter: ArticleFilter,
  now: Date,
): Promise<{ total: number; nextDue: Date | null }> {
  const client = await getClient()
  const { items, total } = await client.listArticles({ ...toParameters(filter, now), per_page: 1 })
  if (total === null) return readPublished(filter, now)
  if (items.every((wire) => isPublic(wire, now))) return { total, nextDue: null }
  const { due, nextDue } = await readDueToday(filter, now)
  return { total: total - due, nextDue }
}

/** When the oldest article that can have a page was published; null if there is none. One call. */
export async function findOldest(): Promise<Date | null> {
  const client = await getClient()
  // Addresses begin with a year from 1970, and what has no date is not published.
  const { items } = await client.listArticles({
    published_after: '1970-01-01',
    order_by: 'published_at:asc',
    per_page: 1,
  })
  return toDate(items[0]?.published_at)
}

/** Whether anything stands in a filter's days up to today, published or due later today. One call. */
export async function hasAny(filter: ArticleFilter, now: Date): Promise<boolean> {
  const client = await getClient()
  return (await client.listArticles({ ...toParameters(filter, now), per_page: 1 })).items.length > 0
}

const pageSize = 100

/**
 * The published ones among `size` articles of a filter from the position `start` on, oldest first, so that positions
 * stay when articles are added. `total` ends the reading. `size` is a multiple of a hundred.
 */
export async function readSlice(
  filter: ArticleFilter,
  { start, size, total }: { start: number; size: number; total: number },
  now: Date,
): Promise<ReadArticle[]> {
  const client = await getClient()
  const limit = pLimit(4)
  const first = start / pageSize
  const count = Math.ceil((Math.min(start + size, total) - start) / pageSize)
  const parameters = { ...toParameters(filter, now), order_by: 'published_at:asc' as const }
  const pages = await Promise.all(
    Array.from({ length: Math.max(0, count) }, (_, index) =>
      limit(() => client.listArticles({ ...parameters, page: first + index + 1, per_page: pageSize })),
    ),
  )
  const found = new Map<string, ReadArticle>()
  for (const wire of pages.flatMap(({ items }) => items)) found.set(wire.reference, wire)
  return [...found.values()].filter((wire) => isPublic(wire, now))
}

/** The published articles of any of these indexes of the last 48 hours, newest first. */
export async function readNews(indexes: readonly string[], now: Date): Promise<ReadArticle[]> {
  const client = await getClient()
  const since = new Date(now.getTime() - 48 * 3_600_000)
  const filter = toParameters({ from: utcDay(since) }, now)
  const lists = await Promise.all(
    indexes.map((indexed) => readAll((paging) => client.listArticles({ ...filter, indexed, ...paging }))),
  )
  const found = new Map(lists.flat().map((wire) => [wire.reference, wire]))
  return [...found.values()]
    .filter((wire) => isPublic(wire, now) && (toDate(wire.published_at) ?? since) > since)
    .sort((a, b) => Number(toDate(b.published_at)) - Number(toDate(a.published_at)))
}
