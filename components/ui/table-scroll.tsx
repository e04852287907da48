import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** A box in which a wide table scrolls, by keyboard as well. */
export function TableScroll({ children }: { children: ReactNode }) {
  const t = useTranslations('Ui')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={t('table')} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}
