import { useLocale, useTranslations } from 'next-intl'
import { formatLanguage } from '@/lib/i18n/format'

type LanguageNavProps = { languages: readonly string[]; hrefFor: (language: string) => string }

/** Links to the lists of articles in languages without an interface. */
export function LanguageNav({ languages, hrefFor }: LanguageNavProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  if (languages.length === 0) return null
  return (
    <nav
      aria-label={t('otherLanguages')}
      className="no-print flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-line pt-5"
    >
      <h2 className="font-semibold">{t('otherLanguages')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hrefFor(language)}
              className="inline-block py-1.5 text-accent underline-offset-4 hover:underline"
            >
              {formatLanguage(language, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
