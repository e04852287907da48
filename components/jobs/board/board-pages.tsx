import { useLocale, useTranslations } from 'next-intl'
import type { Loading } from '@/components/board/load-state'
import { isPlainClick } from '@/components/board/state-link'
import type { BoardState } from '@/lib/data/queries'
import type { JobSearch } from '@/lib/model/job-search'
import { routes } from '@/lib/routes'

type BoardPagesProps = {
  state: BoardState
  pages: readonly JobSearch[]
  loading: Loading
  /** Loads the next page below the others. */
  onMore: () => void
}

/** The links to the pages before and after the loaded ones. */
export function BoardPages({ state: { filter, page }, pages, loading, onMore }: BoardPagesProps) {
  const t = useTranslations('JobBoard')
  const locale = useLocale()
  const hasNext = pages.at(-1)?.next !== null
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label={t('pages')} className="no-print flex flex-wrap items-center justify-center gap-4">
      {loading === 'more-failed' && (
        <p aria-hidden="true" className="w-full text-center text-muted">
          {t('failed')}
        </p>
      )}
      {page > 1 && (
        <a href={routes.jobSearch(locale, filter, page - 1)} rel="prev" className="button button-quiet">
          {t('previous')}
        </a>
      )}
      {hasNext && (
        <a
          href={routes.jobSearch(locale, filter, page + pages.length)}
          rel="next"
          aria-disabled={loading === 'more'}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (loading !== 'more') onMore()
          }}
          className="button button-quiet"
        >
          {loading === 'more' ? t('loading') : loading === 'more-failed' ? t('retry') : t('more')}
        </a>
      )}
    </nav>
  )
}
