import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from './icons'

type PaginationProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** `document` is for a board, whose state is the path of the window: the router changes the path later than the page. */
  opens?: 'route' | 'document'
}

const cell =
  'grid min-h-11 min-w-11 place-items-center rounded-pane px-3 font-medium [font-variant-numeric:tabular-nums]'

export function Pagination({ page, pageCount, hrefFor, opens = 'route' }: PaginationProps) {
  const t = useTranslations('Ui.pagination')
  if (pageCount <= 1) return null
  return (
    <nav
      aria-label={t('label')}
      className="no-print flex flex-wrap items-center justify-between gap-4 border-t-2 border-ink pt-5"
    >
      <p className="text-muted">{t('position', { page, pageCount })}</p>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <PageLink href={hrefFor(page - 1)} rel="prev" opens={opens}>
              <span>
                <Icon name="arrow-left" /> {t('previous')}
              </span>
            </PageLink>
          </li>
        )}
        {pageWindow(page, pageCount).map((item) => (
          <li key={item.key} className="hidden sm:block">
            {item.number === null ? (
              <span className="px-1 text-muted">…</span>
            ) : item.number === page ? (
              <span aria-current="page" className={`${cell} bg-ink text-paper`}>
                <span className="sr-only">{t('page')}</span> {item.number}
              </span>
            ) : (
              <PageLink href={hrefFor(item.number)} opens={opens}>
                <span>
                  <span className="sr-only">{t('page')}</span> {item.number}
                </span>
              </PageLink>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <PageLink href={hrefFor(page + 1)} rel="next" opens={opens}>
              <span>
                {t('next')} <Icon name="arrow-right" />
              </span>
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

type PageLinkProps = {
  href: string
  rel?: string
  opens: 'route' | 'document'
  children: ReactNode
}

function PageLink({ href, rel, opens, children }: PageLinkProps) {
  const className = `${cell} text-accent hover:bg-accent-soft`
  if (opens === 'document')
    return (
      <a href={href} rel={rel} className={className}>
        {children}
      </a>
    )
  return (
    <a href={href} rel={rel} className={className}>
      {children}
    </a>
  )
}

type WindowItem = { key: string; number: number | null }

/** The first and the last page, and the current one with its neighbours. A null number is a gap. */
function pageWindow(page: number, pageCount: number): WindowItem[] {
  const numbers = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const ordered = [...new Set(numbers)].sort((a, b) => a - b)
  return ordered.flatMap((number, index) => {
    const item = { key: String(number), number }
    const previous = ordered[index - 1]
    if (previous === undefined || number - previous === 1) return [item]
    if (number - previous === 2) return [{ key: String(number - 1), number: number - 1 }, item]
    return [{ key: `gap-${number}`, number: null }, item]
  })
}
