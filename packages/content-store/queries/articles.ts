import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import { inSnapshot } from '#db/snapshot'
import type { Page } from '#paging'
import {
  type ArticleFilter,
  type Branch,
  entriesOf,
  toBranches,
  totalOf,
  withConditions,
} from './article-filter'

/** The JSON of a record; `hasUrl` says whether it names a URL of its own. */
export type StoredArticle = { record: string; hasUrl: boolean }

/** A part of a list. Articles with equal times are ordered by reference in both orders. */
export type ArticleRange = { offset: number; limit: number; order?: 'newest first' | 'oldest first' }

/** What a list is ordered by. */
export type ArticlePosition = { publishedAt: number; reference: string }

/** Scheduled articles are included unless the filter has `publishedUntil`. */
export function listArticles(
  db: Db,
  filter: ArticleFilter,
  range: ArticleRange,
): Promise<Page<StoredArticle>> {
  return inSnapshot(db, async (snapshot) => {
    const branches = toBranches(snapshot, filter)
    if (branches.length === 0) return { items: [], total: 0 }
    const counted = await sql<{ total: number }>`select ${totalOf(branches)} as total`.execute(snapshot)
    const total = Number(counted.rows[0]?.total)
    if (range.offset >= total) return { items: [], total }
    return { items: await listPart(snapshot, branches, range), total }
  })
}

/** The JSON of the articles of a filter that were published last, the newest first. */
export async function listNewestArticles(db: Db, filter: ArticleFilter, limit: number): Promise<string[]> {
  const branches = toBranches(db, filter)
  if (branches.length === 0) return []
  return (await listPart(db, branches, { offset: 0, limit })).map(({ record }) => record)
}

/** Records are long, so they are read for the rows of the part only. */
async function listPart(
  db: Db,
  branches: readonly Branch[],
  { offset, limit, order = 'newest first' }: ArticleRange,
): Promise<StoredArticle[]> {
  const direction = sql.raw(order === 'newest first' ? 'desc' : 'asc')
  const rank = branches.flatMap((branch) => branch.rank ?? [])
  const columns = sql.join([...rank, sql`1 ${direction}`, sql`2`])
  const { rows } = await sql<{ reference: string }>`
    ${entriesOf(branches)} order by ${columns} limit ${limit} offset ${offset}`.execute(db)
  return listArticlesByReference(
    db,
    rows.map(({ reference }) => reference),
  )
}

/** In the order of the references, without those that no article has. */
export async function listArticlesByReference(
  db: Db,
  references: readonly string[],
): Promise<StoredArticle[]> {
  if (references.length === 0) return []
  const rows = await db
    .selectFrom('articles')
    .select(['reference', 'record', 'has_url'])
    .where(isOneOf(db, 'reference', references))
    .execute()
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  return references.flatMap((reference) => {
    const row = byReference.get(reference)
    return row ? { record: row.record, hasUrl: row.has_url === 1 } : []
  })
}

/** The JSON of an article, published or scheduled; null if there is none. */
export async function getArticle(db: Db, reference: string): Promise<string | null> {
  const [article] = await listArticlesByReference(db, [reference])
  return article?.record ?? null
}

/** The JSON of the article that comes before a position in a list, newest first: the next one that was published. */
export async function getNextArticle(
  db: Db,
  filter: ArticleFilter,
  { publishedAt, reference }: ArticlePosition,
): Promise<string | null> {
  const branches = toBranches(db, { ...filter, from: publishedAt }).map((branch) =>
    withConditions(branch, [
      sql`(${branch.publishedAt} > ${publishedAt} or ${branch.reference} < ${reference})`,
    ]),
  )
  if (branches.length === 0) return null
  const { rows } = await sql<{ reference: string }>`
    ${entriesOf(branches)} order by 1 asc, 2 desc limit 1`.execute(db)
  return rows[0] ? getArticle(db, rows[0].reference) : null
}

/** The articles of a slug on a previous site that are published at a time, those first that were published last. */
export async function listOldArticles(
  db: Db,
  slug: string,
  publishedUntil: number,
): Promise<{ reference: string; language: string }[]> {
  return db
    .selectFrom('articles')
    .select(['reference', 'language'])
    .where('old_slug', '=', slug)
    .where('published_at', '<=', publishedUntil)
    .orderBy('published_at', 'desc')
    .orderBy('reference')
    .limit(100)
    .execute()
}
