import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** A table in a box that scrolls horizontally, also by keyboard. */
export function TableScroll({ children }: { children: ReactNode }) {
  const t = useTranslations('Ui')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={t('table')} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

export function CodeBlock({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  return <pre tabIndex={0}>{children}</pre>
}
