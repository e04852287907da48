import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import type { Month, NeighbourMonths } from '@/lib/data/articles/article-periods'
import { formatMonth } from '@/lib/i18n/format'

type MonthNavProps = { months: NeighbourMonths; hrefFor: (month: Month) => string }

/** Links to the months before and after the one that the page shows. */
export function MonthNav({ months: { earlier, later }, hrefFor }: MonthNavProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  if (!earlier && !later) return null
  const nameOf = ({ year, month }: Month) => (
    <span className="inline-block first-letter:uppercase">{formatMonth(year, month, locale)}</span>
  )
  return (
    <nav aria-label={t('months')} className="no-print flex flex-wrap justify-between gap-4 font-medium">
      {earlier && (
        <a href={hrefFor(earlier)} rel="prev" className="py-1.5 text-accent hover:underline">
          <Icon name="arrow-left" /> {nameOf(earlier)}
        </a>
      )}
      {later && (
        <a href={hrefFor(later)} rel="next" className="ms-auto py-1.5 text-accent hover:underline">
          {nameOf(later)} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
