import type { ReactNode } from 'react'
import { FeedLine } from '@/components/layout/feed-line'
import type { ImageLoading } from '@/components/ui/content-image'
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
  /** Where the header has no picture, the first article has that of the first screen. */
  loading: ImageLoading
}

/** One page of the articles of a category or a collection. */
export function ArticleListView({
  header,
  footer,
  articles,
  hrefFor,
  feedPaths,
  loading,
}: ArticleListViewProps) {
  return (
    <>
      {header}
      <PagedArticles articles={articles} hrefFor={hrefFor} loading={loading} />
      {footer}
      <FeedLine what="articles" path={feedPaths.rss ?? ''} />
    </>
  )
}
