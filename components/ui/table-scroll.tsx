import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ScrollRegion } from './scroll-region'

/** A table in a box that scrolls horizontally. */
export function TableScroll({ id, children }: { id?: string; children: ReactNode }) {
  const t = useTranslations('Ui')
  return (
    <ScrollRegion label={t('table')} className="table-scroll">
      <table id={id}>{children}</table>
    </ScrollRegion>
  )
}
