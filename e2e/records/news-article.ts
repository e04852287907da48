import type { ArticleRecord } from './record'
import { categories } from './taxonomies'

export const newsArticle = { reference: 'N3wsDeX', name: 'Ein neuer Kran im Hafen' } as const

/** Is in the news sitemap, which has the articles of the last 48 hours. It is German, because German lists are the shortest. */
export function toNewsRecord(now: Date): ArticleRecord {
  return {
    ...newsArticle,
    language: 'de',
    published_at: new Date(now.getTime() - 3_600_000).toISOString(),
    categories: [categories.workDe.reference],
    indexed: ['news'],
    content: 'Der Kran steht.',
  }
}
