import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { routes } from '@/lib/routes'

/** Links to the archive page of each year, in the order of `years`. `current` is the year that the page shows. */
export function YearNav({ years, current }: { years: readonly number[]; current?: number }) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  if (years.length === 0) return null
  return (
    <nav
      aria-label={t('archive')}
      className="no-print flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-line pt-5"
    >
      <h2 className="font-semibold">{t('archive')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
        {years.map((year) => (
          <li key={year}>
            <Link
              href={routes.archive(locale, year)}
              aria-current={year === current ? 'true' : undefined}
              className={
                year === current
                  ? 'inline-block py-1.5 font-semibold'
                  : 'inline-block py-1.5 text-accent underline-offset-4 hover:underline'
              }
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
