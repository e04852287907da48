import 'server-only'
import type { ArticlesParameters } from '@/lib/client/client'
import { isPublic, type ReadArticle, toArticleSummary } from '@/lib/model/article'
import { readAll } from './read-all'
import { utcDay } from './schedule'
import { getClient, toImage } from './transport'

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
function toParameters(filter: ArticleFilter, now: Date): ArticlesParameters {
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

/** Every published article of a filter, newest first. */
export async function readPublished(filter: ArticleFilter, now: Date): Promise<ReadArticle[]> {
  const client = await getClient()
  const wires = await readAll((paging) => client.listArticles({ ...toParameters(filter, now), ...paging }))
  return wires.filter((wire) => isPublic(toArticleSummary(wire, toImage), now))
}

/**
 * A range of the published articles and their total. Usually one call; all are read where the API gives no total, or
 * where articles due later today stand among the first and shift the pages.
 */
export async function readRange(
  filter: ArticleFilter,
  start: number,
  size: number,
  isAnyDueToday: boolean,
  now: Date,
): Promise<{ wires: ReadArticle[]; total: number }> {
  const client = await getClient()
  const paging = { page: Math.floor(start / size) + 1, per_page: size }
  const list = isAnyDueToday ? null : await client.listArticles({ ...toParameters(filter, now), ...paging })
  if (list && list.total !== null) return { wires: list.items, total: list.total }
  const all = await readPublished(filter, now)
  return { wires: all.slice(start, start + size), total: all.length }
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
