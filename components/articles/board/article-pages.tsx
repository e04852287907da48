import { useLocale, useTranslations } from 'next-intl'
import type { ArticleState } from '@/components/board/article-queries'
import { StateLink } from '@/components/board/state-link'
import type { Results } from '@/components/board/use-results'
import { Pagination } from '@/components/ui/pagination'
import { routes } from '@/lib/routes'

/** `size` is how many articles a page has. */
type ArticlePagesProps = { state: ArticleState; results: Results; size: number }

/** The link to the page after the loaded ones, and on a numbered page those to all pages. */
export function ArticlePages({ state: { selection, page }, results, size }: ArticlePagesProps) {
  const t = useTranslations('ArticleBoard')
  const locale = useLocale()
  const { total, pageCount, hasNext, loading, loadMore } = results
  const hrefFor = (number: number) => routes.articleSearch(locale, selection, number)
  return (
    <>
      {loading === 'more-failed' && (
        <p aria-hidden="true" className="text-center text-muted">
          {t('failed')}
        </p>
      )}
      {hasNext && (
        <StateLink
          href={hrefFor(page + pageCount)}
          aria-disabled={loading === 'more'}
          onSelect={loadMore}
          className="button button-quiet no-print self-center"
        >
          {t(loading === 'more' ? 'loading' : loading === 'more-failed' ? 'retry' : 'more')}
        </StateLink>
      )}
      {page > 1 && (
        <Pagination
          page={page}
          pageCount={Math.ceil((total ?? 0) / size)}
          hrefFor={hrefFor}
          opens="document"
        />
      )}
    </>
  )
}
