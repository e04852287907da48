import 'server-only'
import type { ArticlesParameters } from '@/lib/client/client'
import type { ArticleRecord } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { getClient } from './transport'
import { utcDay } from './utc-day'

/**
 * Whether a list of articles with other parameters has this article unchanged: one that a list of a category, collection
 * or organization lacks is searched by its day, any other by a word of its title. Throws where the API cannot be read.
 */
export async function isListedElsewhere(
  parameters: ArticlesParameters,
  article: ArticleRecord,
): Promise<boolean> {
  const date = toDate(article.published_at)
  const word = longestWord(article.name)
  if (!date || word === null) return false
  const { category_reference, collection_reference, organization_reference } = parameters
  const isOfGroup = [category_reference, collection_reference, organization_reference].some(Boolean)
  const client = await getClient()
  const { items } = await client.listArticles({
    ...(isOfGroup ? { published_after: utcDay(date, -1), published_before: utcDay(date, 2) } : { q: word }),
    order_by: 'published_at:desc',
    per_page: 100,
  })
  const found = items.find(({ reference }) => reference === article.reference)
  return found !== undefined && selections(found) === selections(article)
}

/** The fields of an article by which lists select it. */
function selections(wire: ArticleRecord) {
  const { language, published_at, indexed, categories, cms_collections, organizations } = wire
  return JSON.stringify([language, published_at, indexed, categories, cms_collections, organizations])
}

/** The longest word of three letters or more; null if there is none. */
export function longestWord(text: string): string | null {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  const word = words.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  return word.length < 3 ? null : word
}
