import 'server-only'
import type { ArticleSelection } from '@/lib/article-selection'
import { searchArticles } from '@/lib/data/articles/article-search'
import type { FoundArticles } from '@/lib/data/articles/articles'
import type { ArticleResults } from '@/lib/model/articles/article-results'
import { correctionNote } from '@/lib/model/search/found-words'
import { articlePath } from '@/lib/seo/canonical-paths'

/** A page of the articles of a selection. It is empty after the last one. */
export async function getArticleResults(
  locale: string,
  selection: ArticleSelection,
  page: number,
): Promise<ArticleResults> {
  return toArticleResults((await searchArticles(locale, selection, page)).articles, locale)
}

export function toArticleResults(
  { items, page, pageCount, total, found: words }: FoundArticles,
  locale: string,
): ArticleResults {
  const found = items.map((article) => ({ ...article, url: articlePath(article) }))
  const note = correctionNote(words?.corrections ?? [], total, locale)
  return { total, items: found, note, next: page < pageCount ? page + 1 : null }
}
