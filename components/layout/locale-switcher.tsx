import { useLocale, useTranslations } from 'next-intl'
import { formatLanguage } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import type { Alternate } from '@/lib/routes'

export function LocaleSwitcher({ alternates }: { alternates: readonly Alternate[] }) {
  const t = useTranslations('Layout')
  const current = useLocale()
  if (alternates.length < 2) return null
  return (
    <nav aria-label={t('languages')}>
      <ul className="flex flex-wrap gap-x-4">
        {alternates.map(({ locale, href }) => (
          <li key={locale} {...langProps(locale)}>
            {locale === current ? (
              <span aria-current="true" className="inline-block py-2 font-semibold first-letter:uppercase">
                {formatLanguage(locale, locale)}
              </span>
            ) : (
              <a
                href={href}
                hrefLang={locale}
                className="inline-block py-2 underline-offset-4 first-letter:uppercase hover:underline"
              >
                {formatLanguage(locale, locale)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
