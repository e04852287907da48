import type { ReactNode } from 'react'

type ScrollRegionProps = { label: string; className?: string; children: ReactNode }

/** A box that scrolls horizontally, also by keyboard. */
export function ScrollRegion({ label, className = 'overflow-x-auto', children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

/** Code, which scrolls in the same way. */
export function CodeBlock({ id, children }: { id?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre id={id} tabIndex={0}>
      {children}
    </pre>
  )
}
