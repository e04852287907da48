import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { ArticleSummary } from '@/lib/model/article'
import { ArticleList } from './article-list'

/** A page of a longer list; `page` counts from 1. */
export type ArticlesPage = { items: readonly ArticleSummary[]; page: number; pageCount: number }

type PagedArticlesProps = {
  articles: ArticlesPage
  hrefFor: (page: number) => string
  /** The first picture is the first of the page. */
  priority?: boolean
}

export function PagedArticles({ articles, hrefFor, priority }: PagedArticlesProps) {
  const t = useTranslations('Articles')
  if (articles.items.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <>
      <ArticleList articles={articles.items} priority={priority} />
      <Pagination page={articles.page} pageCount={articles.pageCount} hrefFor={hrefFor} />
    </>
  )
}
