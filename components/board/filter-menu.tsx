import type { ReactNode } from 'react'

type FilterMenuProps = {
  name: string
  label: string
  /** How many of its values are selected. */
  count: number
  children: ReactNode
  /** Controls that stay visible while the values scroll. */
  footer: ReactNode
}

/**
 * A filter behind its name: below it on wide screens, at the bottom of the window on others. One is open at a time; inside of
 * `<filter-menus>` it closes like a menu.
 */
export function FilterMenu({ name, label, count, children, footer }: FilterMenuProps) {
  return (
    <details name="filter" className="filter-menu">
      <summary data-live={`${name} menu`} className="button button-quiet">
        {label}
        {count > 0 && <span>({count})</span>}
      </summary>
      <div>
        <div className="overflow-y-auto overscroll-contain p-4">{children}</div>
        <div data-live={`${name} footer`} className="flex items-center gap-4 border-t border-line px-4 py-3">
          {footer}
        </div>
      </div>
    </details>
  )
}
