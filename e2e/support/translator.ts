import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'

type Messages = typeof import('@/lib/i18n/messages/en.json')

/** Playwright cannot import JSON files. */
export function translatorFor(locale: string) {
  const messages: Messages = JSON.parse(readFileSync(`lib/i18n/messages/${locale}.json`, 'utf8'))
  return createTranslator({ locale, messages })
}
