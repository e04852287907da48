import { unknownLanguage } from './unknown-language'

/** Whether a text is in another language than a page. A region makes no other language: who reads `fr` reads `fr-CA`. */
export function isOtherLanguage(language: string, locale: string): boolean {
  const own = withoutRegion(language)
  return own !== unknownLanguage && own !== withoutRegion(locale)
}

function withoutRegion(language: string): string {
  return language.split('-')[0]?.toLowerCase() ?? ''
}
