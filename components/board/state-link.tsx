import type { MouseEvent, ReactNode } from 'react'

type StateLinkProps = {
  href: string
  onSelect: () => void
  className?: string
  children: ReactNode
}

/** A link to the page of another state, which the board shows without leaving the page. */
export function StateLink({ href, onSelect, className = 'link', children }: StateLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSelect()
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
