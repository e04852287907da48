import { formatLanguage } from '@/lib/i18n/format'
import { translatorFor } from '@/lib/i18n/translator'
import { isOtherLanguage } from './other-language'

/** Names the language of a text on a page, for example `Text in French`. Null where it is that of the page, or unknown. */
export function languageNote(language: string, locale: string): string | null {
  return isOtherLanguage(language, locale)
    ? translatorFor(locale)('Ui.textIn', { language: formatLanguage(language, locale) })
    : null
}
