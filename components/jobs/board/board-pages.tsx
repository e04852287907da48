import { useLocale, useTranslations } from 'next-intl'
import type { BoardState } from '@/components/board/job-queries'
import { StateLink } from '@/components/board/state-link'
import type { Results } from '@/components/board/use-results'
import { routes } from '@/lib/routes'

type BoardPagesProps = { state: BoardState; results: Results }

/** The links to the pages before and after the loaded ones. */
export function BoardPages({ state: { filter, page }, results }: BoardPagesProps) {
  const t = useTranslations('JobBoard')
  const locale = useLocale()
  const { pageCount, hasNext, loading, loadMore } = results
  const hrefFor = (number: number) => routes.jobSearch(locale, filter, number)
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label={t('pages')} className="no-print flex flex-wrap items-center justify-center gap-4">
      {loading === 'more-failed' && (
        <p aria-hidden="true" className="w-full text-center text-muted">
          {t('failed')}
        </p>
      )}
      {page > 1 && (
        <a href={hrefFor(page - 1)} rel="prev" className="button button-quiet">
          {t('previous')}
        </a>
      )}
      {hasNext && (
        <StateLink
          href={hrefFor(page + pageCount)}
          rel="next"
          aria-disabled={loading === 'more'}
          onSelect={loadMore}
          className="button button-quiet"
        >
          {t(loading === 'more' ? 'loading' : loading === 'more-failed' ? 'retry' : 'more')}
        </StateLink>
      )}
    </nav>
  )
}
