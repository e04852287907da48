import { useLocale, useTranslations } from 'next-intl'
import { formatLanguage } from '@/lib/i18n/format'
import { isOtherLanguage } from '@/lib/model/articles/other-language'

/** `languageNote` (lib/model/articles/language-note.ts) without the messages of all languages, which the browser does not have. */
export function useLanguageNote(language: string | null): string | null {
  const t = useTranslations('Ui')
  const locale = useLocale()
  return language !== null && isOtherLanguage(language, locale)
    ? t('textIn', { language: formatLanguage(language, locale) })
    : null
}

/** Names the language of a text that is not in the language of the page. */
export function LanguageNote({ language }: { language: string }) {
  const note = useLanguageNote(language)
  return note && <p className="text-label text-muted">{note}</p>
}
