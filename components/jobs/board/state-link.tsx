import { useLocale } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import type { JobFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import type { SelectFilter } from './board-filters'

type StateLinkProps = {
  filter: JobFilter
  onSelect: SelectFilter
  className?: string
  children: ReactNode
}

/** A link to the page of another state, which the board shows without leaving the page. */
export function StateLink({ filter, onSelect, className = 'link', children }: StateLinkProps) {
  const locale = useLocale()
  return (
    <a
      href={routes.jobSearch(locale, filter)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSelect(filter)
      }}
      className={className}
    >
      {children}
    </a>
  )
}

/** Whether a click follows a link in this tab. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}
