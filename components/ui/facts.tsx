import { Children, type ReactNode } from 'react'

/**
 * Short facts in a line, each an element or a text; null and empty ones are omitted. A dot is between two facts, also in copied text
 * and for screen readers. Where a line ends between them, the styles hide it.
 */
export function Facts({ children, className = '' }: { children: ReactNode; className?: string }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  if (facts.length === 0) return null
  return (
    <p className={className ? `meta ${className}` : 'meta'}>
      <span>
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
          <span key={index}>
            {index > 0 && <span className="dot"> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </p>
  )
}
