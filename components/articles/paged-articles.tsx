import { useTranslations } from 'next-intl'
import type { ImageLoading } from '@/components/ui/content-image'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { ArticlePage } from '@/lib/model/articles/article'
import { ArticleList } from './article-list'

type PagedArticlesProps = {
  articles: ArticlePage
  hrefFor: (page: number) => string
  loading: ImageLoading
}

/** A page of a list, to which a link appends the next page. Without JavaScript the link opens that page. Numbered pages link to all of them. */
export function PagedArticles({ articles, hrefFor, loading }: PagedArticlesProps) {
  const t = useTranslations('Articles')
  const { items, page, pageCount } = articles
  if (items.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <>
      <more-items
        data-loading={t('loading')}
        data-failed={t('loadFailed')}
        data-retry={t('retry')}
        data-shown={t('loaded', { count: items.length })}
        className="contents"
      >
        <ArticleList articles={items} loading={loading} />
        {page < pageCount && (
          <div className="flex flex-col items-center">
            <p role="status" className="text-muted not-empty:mb-4" />
            <a href={hrefFor(page + 1)} data-more className="button button-quiet">
              {t('more')}
            </a>
          </div>
        )}
      </more-items>
      {page > 1 && <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />}
    </>
  )
}
