import type { Db } from '#db/connect'
import type { ArticleGroupKind } from '#db/schema'
import { type JsonObject, parseObject } from '#records/json'

/** The categories or collections of all articles, by reference, as the article that was published last has them. */
export async function listArticleGroups(db: Db, kind: ArticleGroupKind): Promise<Map<string, JsonObject>> {
  const rows = await db
    .selectFrom('article_groups')
    .select(['reference', 'record'])
    .where('kind', '=', kind)
    .execute()
  return new Map(rows.map(({ reference, record }) => [reference, parseObject(record)]))
}
