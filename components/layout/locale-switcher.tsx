import Link from 'next/link'
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
              <Link
                href={href}
                hrefLang={locale}
                // Each locale has its own root layout: the link loads a new document and cannot use a prefetched page.
                prefetch={false}
                className="inline-block py-2 underline-offset-4 first-letter:uppercase hover:underline"
              >
                {formatLanguage(locale, locale)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
