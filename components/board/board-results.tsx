import { useTranslations } from 'next-intl'
import type { ReactElement, ReactNode, RefObject } from 'react'
import type { BoardName } from './use-board'
import type { Results } from './use-results'

type BoardResultsProps = {
  board: BoardName
  results: Results
  sectionRef: RefObject<HTMLElement | null>
  className: string
  /** Beside what a screen reader announces. */
  aside?: ReactElement
  children: ReactNode
}

/** The results of a board: how many there are or why there are none, and the list. */
export function BoardResults(props: BoardResultsProps) {
  const { board, results, sectionRef, className, aside, children } = props
  const t = useTranslations(board)
  const { path, items, total, pageCount, note, loading, retry } = results
  const isLoading = loading === 'first' || loading === 'more'
  const count = total ?? 0
  const found = pageCount > 1 ? t('countShown', { count, shown: items.length }) : t('count', { count })
  return (
    <section
      ref={sectionRef}
      id="results"
      tabIndex={-1}
      aria-label={t('results')}
      className={`flex min-w-0 scroll-mt-6 flex-col ${className}`}
    >
      <div className={aside && 'flex items-center justify-between gap-x-4'}>
        {/* Empty while results load, so that equal counts of two states are announced too, and nothing else is. */}
        <p role="status" className="font-semibold">
          {!isLoading && (
            <span key={path}>
              {loading === 'done' ? found : t('failed')}
              {note && <span className="block font-normal"> {note}</span>}
            </span>
          )}
        </p>
        {isLoading && (
          <p aria-hidden="true" className="text-muted">
            {t('loading')}
          </p>
        )}
        {aside}
      </div>
      {loading === 'first-failed' && (
        <button
          type="button"
          onClick={() => {
            retry()
            // The button is gone then.
            sectionRef.current?.focus({ preventScroll: true })
          }}
          className="button button-quiet self-start"
        >
          {t('retry')}
        </button>
      )}
      {children}
    </section>
  )
}
