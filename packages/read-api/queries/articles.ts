import type { ArticlesQuery } from '@vitrine/api-contract/article'
import type { ArticleContent } from '#content-schemas/article'
import type { Db } from '#db/connect'
import type { ArticleLinkKind, List } from '#db/schema'
import { inSnapshot } from '#db/snapshot'
import { offsetOf, type Page } from '#paging'
import { startOfDay } from '#time'
import type { ArticleParts } from '#wire/article'
import type { Stored } from '#wire/stored'
import { type FoundArticles, readList, type Window } from './article-list'
import { getArticleParts } from './article-parts'
import { searchArticles, shortestFirst } from './article-search'
import { toStored } from './documents'

export type ListedArticle = { article: Stored<ArticleContent>; parts: ArticleParts }

/** Scheduled articles are included: the caller decides when to show them. */
export function listArticles(db: Db, query: ArticlesQuery): Promise<Page<ListedArticle>> {
  return inSnapshot(db, async (snapshot) => {
    const { rows, total } = await findArticles(snapshot, query)
    const articles = rows.map((row) => toStored('articles', row))
    const partsOf = await getArticleParts(
      snapshot,
      articles.map(({ fields }) => fields),
    )
    return { items: articles.map((article) => ({ article, parts: partsOf(article.fields) })), total }
  })
}

async function findArticles(db: Db, query: ArticlesQuery): Promise<FoundArticles> {
  const { updated_after, created_after, q, language = '' } = query
  const links = linksOf(query)
  const [link = { kind: '', target: '' } as const, ...others] = links
  const window = windowOf(query)
  const isOneList = [...others, updated_after, created_after, q].every((condition) => condition === undefined)
  if (isOneList) return readList(db, { ...link, language }, window)
  return searchArticles(db, {
    links: await shortestFirst(db, links),
    language,
    window,
    updatedAfter: millisecondsOf(updated_after),
    createdAfter: millisecondsOf(created_after),
    q,
  })
}

function linksOf(query: ArticlesQuery): List[] {
  const targets: [ArticleLinkKind, string | undefined][] = [
    ['index', query.indexed],
    ['category', query.category_reference],
    ['collection', query.collection_reference],
    ['organization', query.organization_reference],
  ]
  return targets.flatMap(([kind, target]) => (target === undefined ? [] : { kind, target, language: '' }))
}

function windowOf(query: ArticlesQuery): Window {
  return {
    direction: query.order_by === 'published_at:asc' ? 'asc' : 'desc',
    before: millisecondsOf(query.published_before),
    after: millisecondsOf(query.published_after),
    offset: offsetOf(query),
    limit: query.per_page,
  }
}

function millisecondsOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : startOfDay(day)
}
