import type { Transaction } from 'kysely'
import type { ArticleGroupKind, Schema } from '#db/schema'
import { articleGroup, articleLinks } from '#records/article'
import { parseObject } from '#records/json'
import type { Difference } from './append-changes'
import type { Row } from './kinds'

/** The categories and collections of the articles that a transaction changes. */
export class ArticleGroups {
  readonly #groups = new Map<string, { kind: ArticleGroupKind; reference: string }>()

  note(differences: readonly Difference[]): void {
    for (const { before, after } of differences) {
      for (const { kind, target } of [...linksOf(before), ...linksOf(after)]) {
        if (kind === 'category' || kind === 'collection')
          this.#groups.set(`${kind} ${target}`, { kind, reference: target })
      }
    }
  }

  /** Stores each group as the article that was published last has it, and deletes those that no article has. */
  async derive(db: Transaction<Schema>): Promise<void> {
    for (const { kind, reference } of this.#groups.values()) {
      const newest = await db
        .selectFrom('article_links')
        .innerJoin('articles', 'articles.reference', 'article_links.article_reference')
        .select('articles.record')
        .where('kind', '=', kind)
        .where('target', '=', reference)
        .orderBy('article_links.published_at', 'desc')
        .orderBy('article_reference')
        .limit(1)
        .executeTakeFirst()
      await db
        .deleteFrom('article_groups')
        .where('kind', '=', kind)
        .where('reference', '=', reference)
        .execute()
      const group = newest && articleGroup(parseObject(newest.record), kind, reference)
      if (!group) continue
      await db
        .insertInto('article_groups')
        .values({ kind, reference, record: JSON.stringify(group) })
        .execute()
    }
  }
}

function linksOf(row: Row | undefined) {
  return typeof row?.record === 'string' ? articleLinks(parseObject(row.record)) : []
}
