import { isForLocale } from '@vitrine/api-contract/language-lookup'
import { unknownLanguage } from '@/lib/model/unknown-language'

/** Whether a text is in a known language that is not the one of a page. A region makes no other language: who reads `fr` reads `fr-CA`. */
export function isOtherLanguage(language: string, locale: string): boolean {
  return language !== unknownLanguage && !isForLocale(language, locale)
}
