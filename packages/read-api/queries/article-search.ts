import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { List } from '#db/schema'
import type { FoundArticles, Window } from './article-list'
import { readArticles } from './article-rows'
import { getTotal } from './list-totals'
import { createMemoize } from './memoize'
import { describeText, type TitleText, titleHolds, titleIsIndexed } from './title-text'

/** Conditions that all apply. `links` are lists that hold the article, the shortest first; times are milliseconds. */
export type Search = {
  links: readonly List[]
  language: string
  window: Window
  updatedAfter: number | undefined
  createdAfter: number | undefined
  q: string | undefined
}

const memoizeTotal = createMemoize<number>('article-totals', { max: 2_000 })

/** Up to this number the matches are sorted. More matches are dense enough for a scan in list order. */
const maxSorted = 1_000

/**
 * One page of the articles that match a combination of conditions for which there is no stored list. The total is
 * counted once per content version, along the index of the most selective condition. A page comes from sorting the
 * matches if they are few, else from a scan of all articles in list order, whose cost grows with the page number.
 */
export async function searchArticles(db: Db, search: Search): Promise<FoundArticles> {
  const { window, q } = search
  const title = q === undefined ? null : await describeText(db, q, search.language)
  if (title?.total === 0) return { rows: [], total: 0 }
  const total = await countMatches(db, search, title)
  const wanted = Math.min(window.limit, total - window.offset)
  if (wanted <= 0) return { rows: [], total }
  const entries =
    total <= maxSorted
      ? // An expression keeps the planner from using the index on published_at, which would read all articles.
        alongIndexes(db, search, title).orderBy(sql`entry.published_at + 0`, window.direction)
      : inOrder(db, search, title).orderBy('entry.published_at', window.direction)
  const page = entries
    .select(['entry.reference', 'entry.published_at'])
    .orderBy('entry.reference')
    .limit(wanted)
    .offset(window.offset)
  return { rows: await readArticles(db, page, window.direction), total }
}

async function countMatches(db: Db, search: Search, title: TitleText | null): Promise<number> {
  const { links, language, window, updatedAfter, createdAfter, q } = search
  const others = [window.before, window.after, updatedAfter, createdAfter, links[0]]
  if (title && title.total !== null && others.every((condition) => condition === undefined))
    return title.total
  const cacheKey = JSON.stringify([
    links,
    language,
    window.before,
    window.after,
    updatedAfter,
    createdAfter,
    q,
  ])
  return memoizeTotal(db, cacheKey, async () => {
    const { count } = await alongIndexes(db, search, title)
      .select((entry) => entry.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
}

/** For counting, and for few matches: the planner uses the index of the most selective condition. */
function alongIndexes(db: Db, search: Search, title: TitleText | null) {
  const [shortest, ...others] = search.links
  let entries = withinWindow(db, search)
  if (shortest) entries = entries.where(isLinked(sql`entry.reference`, shortest))
  for (const link of others) entries = entries.where(isLinked(sql`entry.reference || ''`, link))
  const { updatedAfter, createdAfter } = search
  if (updatedAfter !== undefined) entries = entries.where('entry.updated_at', '>=', updatedAfter)
  if (createdAfter !== undefined) entries = entries.where('entry.created_at', '>=', createdAfter)
  if (title?.references) return entries.where(isOneOf(db, 'entry.reference', title.references))
  if (title) return entries.where(shortest ? titleHolds(title) : titleIsIndexed(db, title))
  return entries
}

/** For many matches: the conditions are expressions without an index, so the planner scans in list order. */
function inOrder(db: Db, search: Search, title: TitleText | null) {
  let entries = withinWindow(db, search)
  for (const link of search.links) entries = entries.where(isLinked(sql`entry.reference || ''`, link))
  const { updatedAfter, createdAfter } = search
  if (updatedAfter !== undefined)
    entries = entries.where(sql<boolean>`entry.updated_at + 0 >= ${updatedAfter}`)
  if (createdAfter !== undefined)
    entries = entries.where(sql<boolean>`entry.created_at + 0 >= ${createdAfter}`)
  return title ? entries.where(titleHolds(title)) : entries
}

function withinWindow(db: Db, { language, window: { before, after } }: Search) {
  let entries = db.selectFrom('article_index as entry')
  if (language !== '') entries = entries.where('entry.language', '=', language)
  if (before !== undefined) entries = entries.where('entry.published_at', '<', before)
  if (after !== undefined) entries = entries.where('entry.published_at', '>=', after)
  return entries
}

/**
 * `in` with a subquery, because SQLite would read the whole list again for each row of a correlated subquery. If
 * `reference` is an expression, the planner checks the condition per row; if it is the bare column, it may also find
 * the rows by it.
 */
function isLinked(reference: RawBuilder<unknown>, { kind, target }: List): RawBuilder<boolean> {
  return sql<boolean>`${reference} in (
    select article_reference from article_links where kind = ${kind} and target = ${target}
  )`
}

/** The lists by length, the shortest first: the search reads that one. */
export async function shortestFirst(db: Db, lists: readonly List[]): Promise<List[]> {
  const sized: { list: List; total: number }[] = []
  for (const list of lists) sized.push({ list, total: await getTotal(db, list) })
  return sized.sort((a, b) => a.total - b.total).map(({ list }) => list)
}
