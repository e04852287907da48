import { messagesFor } from '@/lib/i18n/locales'
import { tokenLabel } from '@/lib/i18n/token-label'
import { type LocalizedText, pickText, type TextInLanguage } from './localized'

/**
 * The contract type for visitors of `locale`: the API's label in this language, else the site's word for the token, else the
 * API's label in another language. The embed operation has no token and labels in a few languages only: the English label
 * stands for the token there. Null if neither is known.
 */
export function contractText(
  labels: LocalizedText,
  token: string | null,
  locale: string,
  fallback?: string,
): TextInLanguage | null {
  const label = pickText(labels, locale, fallback)
  if (label?.language === locale) return label
  const words = messagesFor(locale).Tokens.contract
  const known = [token, toToken(labels.en)].find((name) => name && Object.hasOwn(words, name))
  if (known) return { text: tokenLabel(words, known), language: locale }
  return label ?? (token === null ? null : { text: tokenLabel(words, token), language: locale })
}

/** `Full-Time` is `FULL_TIME`. */
function toToken(englishLabel: string | undefined): string | undefined {
  return englishLabel
    ?.trim()
    .toUpperCase()
    .replace(/[^A-Z]+/g, '_')
}
