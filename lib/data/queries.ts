import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ArticlePage } from '@/lib/model/article'
import { type ArticleListKey, routes } from '@/lib/routes'

/** React Query options for the pages of an article list from `firstPage` on, loaded from a route of the site. */
export function articlePagesOptions(list: ArticleListKey, firstPage: number) {
  return infiniteQueryOptions({
    queryKey: ['articles', list, firstPage],
    queryFn: ({ pageParam, signal }) => fetchArticles(routes.searchArticles(list, pageParam), signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
    staleTime: 60_000,
  })
}

async function fetchArticles(path: string, signal: AbortSignal): Promise<ArticlePage> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const articles: ArticlePage = await response.json()
  const items = articles.items.map((item) => ({ ...item, publishedAt: new Date(item.publishedAt) }))
  return { ...articles, items }
}
