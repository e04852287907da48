import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { markEvery } from '#db/refresh-lists'
import type { List } from '#db/schema'
import { type ArticleRow, readArticles } from './article-rows'

/** Which part of a list is wanted; moments are milliseconds, `before` is outside and `after` inside. */
export type Window = {
  direction: 'asc' | 'desc'
  before: number | undefined
  after: number | undefined
  offset: number
  limit: number
}

/** Articles in their order, and how many there are in all. */
export type FoundArticles = { rows: ArticleRow[]; total: number }

/**
 * One page of a list, and how many are in the window. Costs the same for every page and every
 * size of the list: a position is found from the nearest of its marks (see `refreshLists`).
 */
export async function readList(
  db: Db,
  list: List,
  { direction, before, after, offset, limit }: Window,
): Promise<FoundArticles> {
  const { all, upTo, from } = await db
    .selectNoFrom([
      totalOf(list).as('all'),
      (before === undefined ? totalOf(list) : countOlder(db, list, before)).as('upTo'),
      (after === undefined ? sql<number>`0` : countOlder(db, list, after)).as('from'),
    ])
    .executeTakeFirstOrThrow()
  const total = Math.max(0, upTo - from)
  const wanted = Math.min(limit, total - offset)
  if (wanted <= 0) return { rows: [], total }
  const first = offset + (direction === 'asc' ? from : all - upTo)
  return { rows: await readFrom(db, list, direction, first, wanted), total }
}

/** The articles of a list, as a table in a query. */
function entriesOf(db: Db, { kind, target, language }: List) {
  if (kind === '' || kind === 'site') {
    const all = db.selectFrom('article_index').select(['reference', 'published_at'])
    return language === '' ? all : all.where('language', '=', language)
  }
  const linked = db
    .selectFrom('article_links')
    .select(['article_reference as reference', 'published_at'])
    .where('kind', '=', kind)
    .where('target', '=', target)
  return language === '' ? linked : linked.where('language', '=', language)
}

function totalOf({ kind, target, language }: List): RawBuilder<number> {
  return sql<number>`coalesce((
    select total from list_totals where kind = ${kind} and target = ${target} and language = ${language}
  ), 0)`
}

/** How many articles of a list were published before a moment: the position of the first that was not. */
function countOlder(db: Db, list: List, moment: number): RawBuilder<number> {
  const mark = marksOf(db, list, 'asc')
    .where('published_at', '<', moment)
    .orderBy('published_at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
  // A list has a mark at its first article: without a mark before the moment there is no article before it.
  return sql<number>`coalesce((
    select mark.position + (
      select count(*) from ${entriesOf(db, list)} entry
      where entry.published_at < ${moment} and entry.published_at >= mark.published_at
        and (entry.published_at > mark.published_at or entry.reference >= mark.reference)
    ) from ${mark} mark
  ), 0)`
}

async function readFrom(
  db: Db,
  list: List,
  direction: 'asc' | 'desc',
  first: number,
  count: number,
): Promise<ArticleRow[]> {
  const mark = first < markEvery ? undefined : await markBefore(db, list, direction, first)
  let entries = db.selectFrom(entriesOf(db, list).as('entry')).select(['reference', 'published_at'])
  if (mark) {
    const { published_at, reference } = mark
    const [from, past] = direction === 'asc' ? (['>=', '>'] as const) : (['<=', '<'] as const)
    entries = entries
      .where('published_at', from, published_at)
      .where((entry) =>
        entry.or([entry('published_at', past, published_at), entry('reference', '>=', reference)]),
      )
  }
  const page = entries
    .orderBy('published_at', direction)
    .orderBy('reference')
    .limit(count)
    .offset(first - (mark?.position ?? 0))
  return readArticles(db, page, direction)
}

function markBefore(db: Db, list: List, direction: 'asc' | 'desc', position: number) {
  return marksOf(db, list, direction)
    .where('position', '<=', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function marksOf(db: Db, { kind, target, language }: List, direction: 'asc' | 'desc') {
  return db
    .selectFrom('list_marks')
    .select(['position', 'published_at', 'reference'])
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('language', '=', language)
    .where('direction', '=', direction)
}
