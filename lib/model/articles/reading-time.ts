import type { ArticleSummary } from './article'

const wordsPerMinute = 220

/** At least 1. In a file of its own, because it also runs in the browser. */
export function readingMinutes({ wordCount }: Pick<ArticleSummary, 'wordCount'>): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
