import { localeForLanguage } from '@/lib/i18n/locales'
import type { ArticleKey } from '@/lib/model/article'
import { addKnown, findKnown } from './known-records'
import { utcDay } from './utc-day'

/** Stores which articles exist, and which categories and collections they are in. */
export function addKnownArticles(articles: readonly ArticleKey[]): void {
  for (const { reference, language, publishedAt, slug, categories, collections } of articles) {
    addKnown('article', reference, `${localeForLanguage(language)} ${utcDay(publishedAt)} ${slug}`)
    for (const category of categories) addKnown('category', category.reference, category.slug)
    for (const collection of collections) addKnown('collection', collection.reference, collection.slug)
  }
}

/** What the URL of an article named when a list showed it last; `day` is in UTC. Null if none did. */
export function findKnownArticle(reference: string): { locale: string; day: string; slug: string } | null {
  const [locale, day, slug = ''] = findKnown('article', reference)?.split(' ') ?? []
  return locale === undefined || day === undefined ? null : { locale, day, slug }
}
