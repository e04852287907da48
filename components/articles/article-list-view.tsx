import type { ReactNode } from 'react'
import { FeedNav } from '@/components/layout/feed-nav'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { FeedPaths } from '@/lib/seo/feed-scope'
import { PagedArticles } from './paged-articles'

type ArticleListViewProps = {
  header: ReactNode
  /** Below the list. */
  footer?: ReactNode
  articles: ArticlePage
  hrefFor: (page: number) => string
  feedPaths: FeedPaths
  /** For a header without a picture: the first article has the first picture of the page. */
  priority?: boolean
}

/** One page of the articles of a category or a collection. */
export function ArticleListView({
  header,
  footer,
  articles,
  hrefFor,
  feedPaths,
  priority,
}: ArticleListViewProps) {
  return (
    <>
      {header}
      <PagedArticles articles={articles} hrefFor={hrefFor} priority={priority} />
      {footer}
      <FeedNav what="articles" paths={feedPaths} />
    </>
  )
}
