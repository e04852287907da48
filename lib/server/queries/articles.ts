import { type SelectQueryBuilder, sql } from 'kysely'
import type { ArticlesQuery } from '@/lib/contract/article'
import type { Db } from '@/lib/server/db/connect'
import type { ArticleLinkKind, Schema } from '@/lib/server/db/schema'
import { inSnapshot } from '@/lib/server/db/snapshot'
import { fold } from '@/lib/server/fold'
import type { ArticleForm } from '@/lib/server/forms/article'
import { offsetOf, type Page } from '@/lib/server/paging'
import { startOfDay } from '@/lib/server/time'
import type { ArticleParts } from '@/lib/server/wire/article'
import type { Stored } from '@/lib/server/wire/stored'
import { getArticleParts } from './article-parts'
import { storedColumns, toStored } from './documents'

export type ListedArticle = { article: Stored<ArticleForm>; parts: ArticleParts }

/** Scheduled articles are listed like any other: who may read this list decides what to show when. */
export function listArticles(db: Db, query: ArticlesQuery): Promise<Page<ListedArticle>> {
  return inSnapshot(db, async (snapshot) => {
    const matching = filter(snapshot.selectFrom('articles'), query)
    const { total } = await matching
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await matching
      .select(['reference', ...storedColumns])
      .orderBy('published_at', query.order_by === 'published_at:asc' ? 'asc' : 'desc')
      .orderBy('reference')
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute()
    const partsOf = await getArticleParts(
      snapshot,
      rows.map((row) => row.reference),
    )
    const items = rows.map((row) => ({ article: toStored<ArticleForm>(row), parts: partsOf(row.reference) }))
    return { items, total: Number(total) }
  })
}

type Articles = SelectQueryBuilder<Schema, 'articles', unknown>

function filter(all: Articles, query: ArticlesQuery): Articles {
  const links: [ArticleLinkKind, string | undefined][] = [
    ['index', query.indexed],
    ['category', query.category_reference],
    ['collection', query.collection_reference],
    ['organization', query.organization_reference],
  ]
  let articles = all
  for (const [kind, target] of links) {
    if (target === undefined) continue
    articles = articles.where('reference', 'in', (subquery) =>
      subquery
        .selectFrom('article_links')
        .select('article_reference')
        .where('kind', '=', kind)
        .where('target', '=', target),
    )
  }
  if (query.language !== undefined) articles = articles.where('language', '=', query.language)
  if (query.published_after)
    articles = articles.where('published_at', '>=', startOfDay(query.published_after))
  if (query.published_before)
    articles = articles.where('published_at', '<', startOfDay(query.published_before))
  if (query.updated_after) articles = articles.where('updated_at', '>=', startOfDay(query.updated_after))
  if (query.created_after) articles = articles.where('created_at', '>=', startOfDay(query.created_after))
  if (query.q !== undefined) {
    const pattern = `%${(fold(query.q) || query.q).replace(/[\\%_]/g, '\\$&')}%`
    articles = articles.where(sql<boolean>`name_folded like ${pattern} escape '\\'`)
  }
  return articles
}
