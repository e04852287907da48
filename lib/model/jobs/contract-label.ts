import { humanize } from '@/lib/i18n/format'
import { messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { type LocalizedText, pickText, type TextInLanguage } from '@/lib/model/localized'
import { contractFacts, saysMore } from './contract-facts'

/**
 * The contract for visitors of `locale`: the API's label in this language if it says more than the facts, else the site's words for
 * the kind and the working time, else the API's label in another language, else the words of an unknown token. Null if nothing is known.
 */
export function contractText(
  labels: LocalizedText,
  token: string | null,
  locale: string,
  fallback?: string,
): TextInLanguage | null {
  const label = pickText(labels, locale, fallback)
  if (label?.language === locale && saysMore(label.text)) return label
  const { time, kind } = contractFacts(labels, token)
  const { contract } = messagesFor(locale).Tokens
  if (kind !== null && time !== null) {
    const t = translatorFor(locale)
    return { text: t(`Jobs.contract.${time}`, { kind: contract[kind] }), language: locale }
  }
  const known = kind ?? time
  if (known !== null) return { text: contract[known], language: locale }
  return label ?? (token === null ? null : { text: humanize(token), language: locale })
}
