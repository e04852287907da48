import { useTranslations } from 'next-intl'
import type { BoardName } from './use-board'

type ShowButtonProps = {
  board: BoardName
  /** The number of results; null while it is not known. */
  total: number | null
  className?: string
}

/**
 * The button that closes the filters and shows the results. Without JavaScript it has no
 * number: that of the page is not that of what a visitor selects.
 */
export function ShowButton({ board, total, className = '' }: ShowButtonProps) {
  const t = useTranslations(board)
  return (
    <button type="submit" className={`button show-button ${className}`}>
      {total === null ? (
        t('filters.show')
      ) : (
        <>
          <span className="noscript:hidden">{t('filters.showCounted', { count: total })}</span>
          <span className="hidden noscript:inline">{t('filters.show')}</span>
        </>
      )}
    </button>
  )
}
