import type { ArticleKey } from '@/lib/model/article'
import { addKnown, findKnown } from './known-records'
import { utcDay } from './utc-day'

/** Stores which articles exist, and which categories and collections they are in. */
export function addKnownArticles(articles: readonly ArticleKey[]): void {
  for (const { reference, publishedAt, slug, categories, collections } of articles) {
    addKnown('article', reference, `${utcDay(publishedAt)} ${slug}`)
    for (const category of categories) addKnown('category', category.reference, category.slug)
    for (const collection of collections) addKnown('collection', collection.reference, collection.slug)
  }
}

/** The UTC day and slug of an article when a list showed it last. Null if none did. */
export function findKnownArticle(reference: string): { day: string; slug: string } | null {
  const [day, slug = ''] = findKnown('article', reference)?.split(' ') ?? []
  return day === undefined ? null : { day, slug }
}
