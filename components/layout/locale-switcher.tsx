import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { formatLanguage } from '@/lib/format'

/** The address of a page, or of the nearest one, in each language of the site; by default named in that language. */
export type Alternate = { locale: string; href: string; name?: string }

export function LocaleSwitcher({ alternates }: { alternates: readonly Alternate[] }) {
  const t = useTranslations('Layout')
  const current = useLocale()
  if (alternates.length < 2) return null
  return (
    <nav aria-label={t('languages')}>
      <ul className="flex flex-wrap gap-x-4">
        {alternates.map(({ locale, href, name = formatLanguage(locale, locale) }) => (
          <li key={locale} lang={locale}>
            {locale === current ? (
              <span aria-current="true" className="inline-block py-2 font-semibold first-letter:uppercase">
                {name}
              </span>
            ) : (
              <Link
                href={href}
                hrefLang={locale}
                className="inline-block py-2 underline-offset-4 first-letter:uppercase hover:underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
