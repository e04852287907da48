import { LRUCache } from 'lru-cache'
import type { ArticleRecord } from '@/lib/model/article'
import { sharedState } from '@/lib/process/shared-state'
import { compareCopy, readCopy, storeCopy } from './accepted-copies'
import { isBelieved } from './quarantine'
import { upstreamId } from './quarantine-files'
import { lostMost, suspicionOf } from './quarantine-rule'
import { heldList, isAnyHeld } from './quarantine-state'

/** How many of the latest articles decide whether a list has lost its categories or collections. */
export const judgedArticles = 100

/** The fields of an article that name its categories and collections. */
const fields = ['categories', 'cms_collections'] as const

type Grouped = Pick<ArticleRecord, 'reference' | (typeof fields)[number]>

/** A list of articles as the quarantine names it, by what its articles have. */
const suffixes = { categories: '/with-categories', cms_collections: '/with-collections' }

/** When the latest articles of a list were judged, in milliseconds. */
const judgedAt = sharedState(`group-times ${upstreamId}`, () => new LRUCache<string, number>({ max: 1_000 }))

/**
 * Judges the latest articles of a list. Those that were in a category are a list of their own, and those in a collection are
 * another. An article that left all its categories is a record that this list has lost.
 */
export async function judgeGroups(list: string, articles: readonly ArticleRecord[]): Promise<void> {
  // The total decides about a list that became empty. Its later articles are compared with those before it.
  if (articles.length === 0) return
  for (const field of fields) {
    await judge(
      list + suffixes[field],
      articles.map((article) => [article.reference, isIn(article[field])]),
    )
  }
  judgedAt.set(list, Date.now())
}

/** The reference of an article, and whether it is in a category or collection. */
type State = [reference: string, isIn: boolean]

async function judge(list: string, current: readonly State[]): Promise<void> {
  const compared = compareCopy(list, current)
  const copy = compared.isStored ? current : ((await readCopy<State[]>(list)) ?? current)
  const now = new Map(current)
  const before = copy.filter(([reference, wasIn]) => wasIn && now.has(reference))
  const observed = before.filter(([reference]) => now.get(reference)).length
  const change = { accepted: before.length, lost: before.length - observed, observed }
  // Editors take one or two articles out of the only category of a language.
  const reason = lostMost(change) ? suspicionOf(change) : null
  // No operation reads one article: there is no second source.
  const accepted = await isBelieved(list, change, { confirm: async () => false, reason })
  if (accepted && !compared.isStored) await storeCopy(list, compared)
}

/** How long ago the latest articles of a list were judged, in milliseconds. */
export function groupsAge(list: string): number {
  return Date.now() - (judgedAt.get(list) ?? 0)
}

/** Whether it is not believed that the articles of a list have lost their categories or collections. */
export function areGroupsHeld(list: string): boolean {
  return fields.some((field) => heldList(list + suffixes[field]) !== null)
}

/** The same for any list of articles. */
export function areAnyGroupsHeld(): boolean {
  return fields.some((field) => isAnyHeld(suffixes[field]))
}

/** Whether an article of both responses was in categories or collections, and is in none now. */
export function haveLostGroups(before: readonly Grouped[], now: readonly Grouped[]): boolean {
  const current = new Map(now.map((article) => [article.reference, article]))
  return before.some((article) => {
    const other = current.get(article.reference)
    return other !== undefined && fields.some((field) => isIn(article[field]) && !isIn(other[field]))
  })
}

function isIn(groups: readonly unknown[] | null | undefined): boolean {
  return (groups?.length ?? 0) > 0
}
