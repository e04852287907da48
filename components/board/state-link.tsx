import type { ComponentProps, MouseEvent, ReactNode } from 'react'

type StateLinkProps = Pick<ComponentProps<'a'>, 'rel' | 'aria-disabled'> & {
  href: string
  onSelect: () => void
  className?: string
  children: ReactNode
}

/** A link to the page of another state, which the board shows without leaving the page. */
export function StateLink({ href, onSelect, className = 'link', children, ...attributes }: StateLinkProps) {
  return (
    <a
      href={href}
      {...attributes}
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
function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}
