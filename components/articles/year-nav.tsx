import { useTranslations } from 'next-intl'

type YearNavProps = {
  /** By default "Archive". */
  title?: string
  years: readonly number[]
  /** The year that the page shows. */
  current?: number
  hrefFor: (year: number) => string
}

/** Links to the archive page of each year, in the order of `years`. */
export function YearNav({ title, years, current, hrefFor }: YearNavProps) {
  const t = useTranslations('Articles')
  const heading = title ?? t('archive')
  if (years.length === 0) return null
  return (
    <nav
      aria-label={heading}
      className="no-print flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-line pt-5"
    >
      <h2 className="font-semibold">{heading}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 [font-variant-numeric:tabular-nums]">
        {years.map((year) => (
          <li key={year}>
            <a
              href={hrefFor(year)}
              aria-current={year === current ? 'true' : undefined}
              className={
                year === current
                  ? 'inline-block py-1.5 font-semibold'
                  : 'inline-block py-1.5 text-accent underline-offset-4 hover:underline'
              }
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
