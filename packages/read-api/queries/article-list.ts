import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { checkpointInterval } from '#db/refresh-lists'
import type { List } from '#db/schema'
import { type ArticleRow, readArticles } from './article-rows'

/** A page of a list. `before` (exclusive) and `after` (inclusive) are milliseconds since 1970. */
export type Window = {
  direction: 'asc' | 'desc'
  before: number | undefined
  after: number | undefined
  offset: number
  limit: number
}

/** The articles of one page in list order, and the number of articles on all pages. */
export type FoundArticles = { rows: ArticleRow[]; total: number }

/**
 * One page of a list and the number of its articles between `after` and `before`. The cost depends neither on the page
 * number nor on the length of the list: the nearest pagination checkpoint gives the position (see `refreshLists`).
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

/** The number of articles of a list published before `time`, which is the position of the first at or after it. */
function countOlder(db: Db, list: List, time: number): RawBuilder<number> {
  const checkpoint = checkpointsOf(db, list, 'asc')
    .where('published_at', '<', time)
    .orderBy('published_at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
  // Every list has a checkpoint at its first article: no checkpoint before `time` means no article before it.
  return sql<number>`coalesce((
    select checkpoint.position + (
      select count(*) from ${entriesOf(db, list)} entry
      where entry.published_at < ${time} and entry.published_at >= checkpoint.published_at
        and (entry.published_at > checkpoint.published_at or entry.reference >= checkpoint.reference)
    ) from ${checkpoint} checkpoint
  ), 0)`
}

async function readFrom(
  db: Db,
  list: List,
  direction: 'asc' | 'desc',
  first: number,
  count: number,
): Promise<ArticleRow[]> {
  const checkpoint =
    first < checkpointInterval ? undefined : await checkpointBefore(db, list, direction, first)
  let entries = db.selectFrom(entriesOf(db, list).as('entry')).select(['reference', 'published_at'])
  if (checkpoint) {
    const { published_at, reference } = checkpoint
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
    .offset(first - (checkpoint?.position ?? 0))
  return readArticles(db, page, direction)
}

function checkpointBefore(db: Db, list: List, direction: 'asc' | 'desc', position: number) {
  return checkpointsOf(db, list, direction)
    .where('position', '<=', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function checkpointsOf(db: Db, { kind, target, language }: List, direction: 'asc' | 'desc') {
  return db
    .selectFrom('list_checkpoints')
    .select(['position', 'published_at', 'reference'])
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('language', '=', language)
    .where('direction', '=', direction)
}
