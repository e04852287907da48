import { createTranslator } from 'next-intl'
import { messagesFor } from './locales'

/** A translator for documents, which have no next-intl context. */
export function translatorFor(locale: string) {
  return createTranslator({ locale, messages: messagesFor(locale) })
}
