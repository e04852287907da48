import { createTranslator } from 'next-intl'
import { messagesFor } from './locales'

/** The words of a locale for documents that are made outside of pages. */
export function translatorFor(locale: string) {
  return createTranslator({ locale, messages: messagesFor(locale) })
}
