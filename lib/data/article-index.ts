import { env } from '@/lib/env'
import type { ArticleRecord } from '@/lib/model/article'
import { firstItems } from '@/lib/model/limits'

/**
 * The parameter of requests for the articles of all indexes of ARTICLE_INDEX, whose responses `isOwn` filters: the API takes
 * one index at most.
 */
export const ownIndex: { indexed?: string } =
  env.ARTICLE_INDEX.length === 1 && env.ARTICLE_INDEX[0] ? { indexed: env.ARTICLE_INDEX[0] } : {}

/** Whether an article of a response to a request with `ownIndex` belongs to the site. */
export function isOwn({ indexed }: ArticleRecord): boolean {
  return env.ARTICLE_INDEX.length < 2 || isIn(indexed, env.ARTICLE_INDEX)
}

/** Whether an article that another parameter selected belongs to the site. */
export function isInOwnIndex({ indexed }: ArticleRecord): boolean {
  return env.ARTICLE_INDEX.length === 0 || isIn(indexed, env.ARTICLE_INDEX)
}

/** Whether one of the indexes of an article has one of these names. */
export function isIn(indexed: readonly string[] | undefined, names: readonly string[]): boolean {
  return firstItems(indexed).some((index) => names.includes(index.trim()))
}

/**
 * The parts of lists that select the articles of ARTICLE_INDEX. Articles that are in one of the indexes `without` too belong
 * to the lists of those.
 */
export function indexLists(): readonly { indexed?: string; without?: readonly string[] }[] {
  const indexes = env.ARTICLE_INDEX
  if (indexes.length === 0) return [{}]
  return indexes.map((indexed, position) =>
    position === 0 ? { indexed } : { indexed, without: indexes.slice(0, position) },
  )
}
