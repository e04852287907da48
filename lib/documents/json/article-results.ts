import 'server-only'
import type { ArticleSelection } from '@/lib/article-selection'
import { searchArticles } from '@/lib/data/articles/article-search'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { ArticleResults } from '@/lib/model/articles/article-results'
import { articlePath } from '@/lib/seo/canonical-paths'

/** A page of the articles of a selection, newest first. It is empty after the last one. */
export async function getArticleResults(
  locale: string,
  selection: ArticleSelection,
  page: number,
): Promise<ArticleResults> {
  return toArticleResults((await searchArticles(locale, selection, page)).articles)
}

export function toArticleResults({ items, page, pageCount, total }: ArticlePage): ArticleResults {
  const found = items.map((article) => ({ ...article, url: articlePath(article) }))
  return { total, items: found, next: page < pageCount ? page + 1 : null }
}
