import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { List } from '#db/schema'
import type { FoundArticles, Window } from './article-list'
import { readArticles } from './article-rows'
import { getTotal } from './list-totals'
import { createRemember } from './memoize'
import { describeText, type TitleText, titleHolds, titleIsIndexed } from './title-text'

/** Every condition at once; `links` are the lists of which an article must be, the shortest first. */
export type Search = {
  links: readonly List[]
  language: string
  window: Window
  updatedAfter: number | undefined
  createdAfter: number | undefined
  q: string | undefined
}

const rememberedTotal = createRemember<number>(2_000, () => 1)

/** Up to here matches are sorted; more lie so close together that a page is found by reading in order. */
const maxSorted = 1_000

/**
 * One page of the articles that meet more conditions than one list can tell. The total is counted once for each
 * content, along the index of the most selective condition; a page is either sorted from few matches or met on a
 * walk through all articles in order, so a deep page of many matches costs as much as it is deep.
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
      ? // As an expression, so that the order is no reason to read all articles.
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
  const question = JSON.stringify([
    links,
    language,
    window.before,
    window.after,
    updatedAfter,
    createdAfter,
    q,
  ])
  return rememberedTotal(db, question, async () => {
    const { count } = await alongIndexes(db, search, title)
      .select((entry) => entry.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
}

/** For counting, and for few matches. */
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

/** For many matches: conditions that no index is used for, so that the order is the plan. */
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
 * The articles of a list are read once along their index, and each entry is looked for among them: SQLite, asked of
 * one article after the other, would read the whole list for each. An expression instead of the bare column is only
 * checked, and never a way to find entries.
 */
function isLinked(reference: RawBuilder<unknown>, { kind, target }: List): RawBuilder<boolean> {
  return sql<boolean>`${reference} in (
    select article_reference from article_links where kind = ${kind} and target = ${target}
  )`
}

/** The lists with the shortest first: it is the one that is read. */
export async function shortestFirst(db: Db, lists: readonly List[]): Promise<List[]> {
  const sized: { list: List; total: number }[] = []
  for (const list of lists) sized.push({ list, total: await getTotal(db, list) })
  return sized.sort((a, b) => a.total - b.total).map(({ list }) => list)
}
