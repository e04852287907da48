import { createTranslator } from 'use-intl/core'
import { messagesFor } from './locales'

/** A translator for documents, which have no next-intl context. */
export function translatorFor(locale: string) {
  return createTranslator({ locale, messages: messagesFor(locale) })
}

/** A translator of the job board, as its components have. */
export function boardTranslator(locale: string) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: 'JobBoard' })
}

export type BoardTranslator = ReturnType<typeof boardTranslator>
