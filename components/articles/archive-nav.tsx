import { useLocale, useTranslations } from 'next-intl'
import { formatMonth } from '@/lib/i18n/format'

export type ArchiveMonths = readonly { year: number; month: number; count: number }[]

type ArchiveNavProps = {
  /** In the displayed order, without months that have no articles. */
  months: ArchiveMonths
  hrefFor: (year: number, month: number) => string
}

export function ArchiveNav({ months, hrefFor }: ArchiveNavProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  return (
    <nav aria-label={t('months')} className="no-print">
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-6">
        {months.map(({ year, month, count }) => (
          <li key={`${year}-${month}`} className="border-b border-line">
            <a
              href={hrefFor(year, month)}
              className="flex flex-wrap items-baseline justify-between gap-x-3 py-3 font-medium first-letter:uppercase hover:text-accent"
            >
              <span className="first-letter:uppercase">{formatMonth(year, month, locale)}</span>
              <span className="text-label font-normal text-muted [font-variant-numeric:tabular-nums]">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{t('articleCount', { count })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
