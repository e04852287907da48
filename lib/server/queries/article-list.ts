import type { Db } from '@/lib/server/db/connect'
import { markEvery } from '@/lib/server/db/refresh-lists'
import type { List } from '@/lib/server/db/schema'
import { type ArticleRow, readArticles } from './article-rows'
import { getTotal } from './list-totals'

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
  const all = await getTotal(db, list)
  const upTo = before === undefined ? all : await countOlder(db, list, before)
  const from = after === undefined ? 0 : await countOlder(db, list, after)
  const total = Math.max(0, upTo - from)
  const wanted = Math.min(limit, total - offset)
  if (wanted <= 0) return { rows: [], total }
  const first = offset + (direction === 'asc' ? from : all - upTo)
  return { rows: await readFrom(db, list, direction, first, wanted), total }
}

/** The articles of a list, as a table in a query. */
export function entriesOf(db: Db, { kind, target, language }: List) {
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

/** How many articles of a list were published before a moment: the position of the first that was not. */
async function countOlder(db: Db, list: List, moment: number): Promise<number> {
  const mark = await marksOf(db, list, 'asc')
    .where('published_at', '<', moment)
    .orderBy('published_at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  let since = db.selectFrom(entriesOf(db, list).as('entry')).where('published_at', '<', moment)
  if (mark) {
    const { published_at, reference } = mark
    since = since
      .where('published_at', '>=', published_at)
      .where((entry) =>
        entry.or([entry('published_at', '>', published_at), entry('reference', '>=', reference)]),
      )
  }
  const { count } = await since
    .select((entry) => entry.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return (mark?.position ?? 0) + count
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
