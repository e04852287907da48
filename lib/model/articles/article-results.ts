import type { ArticleSummary } from './article'

/** An article with the path of its page. */
type FoundArticle = ArticleSummary & { url: string }

/** A page of the results of the board of articles. */
export type ArticleResults = {
  total: number
  items: readonly FoundArticle[]
  /** Says that other words are searched for than those of the selection; null where these are. */
  note: string | null
  /** The number of the page after it; null after the last one. */
  next: number | null
}

/** The part of a selection without results whose removal gives most articles, and how many. */
export type Removal<Part extends string> = { remove: Part; total: number }
