import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { ArticleGroupKind, ArticleLinkKind } from '#db/schema'
import { type JsonObject, parseObject } from '#records/json'
import type { ArticleFilter } from './article-filter'

/** The categories or collections of all articles, by reference, as the article that was published last has them. */
export async function listArticleGroups(db: Db, kind: ArticleGroupKind): Promise<Map<string, JsonObject>> {
  const rows = await db
    .selectFrom('article_groups')
    .select(['reference', 'record'])
    .where('kind', '=', kind)
    .execute()
  return new Map(rows.map(({ reference, record }) => [reference, parseObject(record)]))
}

/** The articles of a category, collection, organization or index. */
export type TargetCount = {
  target: string
  count: number
  /** When the last of them was published, in milliseconds since 1970. */
  newestAt: number
  /** The reference of the article that was published last, in any language. */
  newest: string
}

type TargetFilter = Pick<ArticleFilter, 'languages' | 'indexes'> & { publishedUntil: number }

/** What the articles of these languages and indexes belong to, most articles first. */
export async function listTargetCounts(
  db: Db,
  kind: Exclude<ArticleLinkKind, 'index'>,
  { languages, indexes = [], publishedUntil }: TargetFilter,
): Promise<TargetCount[]> {
  const isInIndex = (table: 'link' | 'newest') =>
    indexes.length === 0
      ? sql``
      : sql`and exists (select 1 from article_links other
          where other.article_reference = ${sql.ref(`${table}.article_reference`)} and other.kind = 'index'
            and ${isOneOf(db, 'other.target', indexes)})`
  const isInLanguage = languages === undefined ? sql`` : sql`and ${isOneOf(db, 'link.language', languages)}`
  const { rows } = await sql<{ target: string; count: number; newest_at: number; newest: string }>`
    select link.target as target, count(*) as count, max(link.published_at) as newest_at,
      (select newest.article_reference from article_links newest
        where newest.kind = ${kind} and newest.target = link.target
          and newest.published_at <= ${publishedUntil} ${isInIndex('newest')}
        order by newest.published_at desc, newest.article_reference limit 1) as newest
    from article_links link
    where link.kind = ${kind} and link.published_at <= ${publishedUntil} ${isInLanguage} ${isInIndex('link')}
    group by link.target
    order by 2 desc, 1`.execute(db)
  return rows.map(({ target, count, newest_at, newest }) => ({
    ...{ target, newest },
    ...{ count: Number(count), newestAt: Number(newest_at) },
  }))
}
