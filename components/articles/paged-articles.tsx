import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { ArticleListKey } from '@/lib/routes'
import { ArticleList } from './article-list'
import { MoreArticles } from './more-articles'

type PagedArticlesProps = {
  articles: ArticlePage
  /** The list that `articles` is a page of. */
  list: ArticleListKey
  hrefFor: (page: number) => string
  /** The list has the first picture of the page. */
  priority?: boolean
}

export function PagedArticles({ articles, list, hrefFor, priority }: PagedArticlesProps) {
  const t = useTranslations('Articles')
  if (articles.items.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <>
      <ArticleList articles={articles.items} priority={priority} />
      <MoreArticles list={list} articles={articles} hrefFor={hrefFor} />
      <Pagination page={articles.page} pageCount={articles.pageCount} hrefFor={hrefFor} />
    </>
  )
}
