import { useLocale, useTranslations } from 'next-intl'
import { formatList } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import { formatLocale, locales } from '@/lib/i18n/locales'
import type { Alternate } from '@/lib/routes'

/** The languages in which the page exists; on narrow screens the others alone. Where these are not all languages of the site, a text names them. */
export function LocaleSwitcher({ alternates }: { alternates: readonly Alternate[] }) {
  const t = useTranslations('Layout')
  const current = useLocale()
  if (locales.length < 2) return null
  const names = alternates.map(({ locale }) => formatLocale(locale, current))
  const note = names.length < locales.length && (
    <span className="inline-block py-[8px] leading-tight text-muted">
      {t('onlyIn', { languages: formatList(names, current) })}
    </span>
  )
  if (names.length < 2) return note
  return (
    <nav aria-label={t('languages')} className="flex flex-wrap gap-x-[16px]">
      <ul className="flex flex-wrap gap-x-[16px]">
        {alternates.map(({ locale, href }) => (
          <li
            key={locale}
            {...langProps(locale)}
            className={locale === current ? 'max-sm:hidden' : undefined}
          >
            {locale === current ? (
              <span
                aria-current="true"
                className="inline-block py-[8px] leading-tight font-semibold first-letter:uppercase"
              >
                {formatLocale(locale, locale)}
              </span>
            ) : (
              <a
                href={href}
                hrefLang={locale}
                className="inline-block py-[8px] leading-tight underline-offset-4 first-letter:uppercase hover:underline"
              >
                {formatLocale(locale, locale)}
              </a>
            )}
          </li>
        ))}
      </ul>
      {note}
    </nav>
  )
}
