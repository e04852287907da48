import type { ArticlesQuery } from '@vitrine/api-contract/article'
import type { Db } from '@vitrine/content-store/db/connect'
import { offsetOf, type Page } from '@vitrine/content-store/paging'
import { listArticles, type StoredArticle } from '@vitrine/content-store/queries/articles'
import { getOrganizationSlug } from '@vitrine/content-store/queries/organization-slug'
import { languageColumn } from '@vitrine/content-store/records/article'
import { millisecondsOf } from '@vitrine/content-store/time'

/** A page of the list operation. It includes scheduled articles: the caller decides when to show them. */
export async function listArticlesOfQuery(db: Db, query: ArticlesQuery): Promise<Page<StoredArticle>> {
  const { organization_reference, language, q } = query
  // Articles name organizations by slug. No article is about an organization that does not exist.
  const organization =
    organization_reference === undefined ? undefined : await getOrganizationSlug(db, organization_reference)
  if (organization === null) return { items: [], total: 0 }
  const filter = {
    ...{ index: query.indexed, category: query.category_reference, collection: query.collection_reference },
    organization,
    languages: language === undefined ? undefined : [languageColumn(language)],
    title: q,
    from: toTime(query.published_after),
    before: toTime(query.published_before),
    updatedFrom: toTime(query.updated_after),
    createdFrom: toTime(query.created_after),
  }
  return listArticles(db, filter, {
    ...{ offset: offsetOf(query), limit: query.per_page },
    order: query.order_by === 'published_at:asc' ? 'oldest first' : 'newest first',
  })
}

function toTime(text: string | undefined): number | undefined {
  return text === undefined ? undefined : millisecondsOf(text)
}
