// The entry of next-intl loads React, which commands that read with lib/data cannot.
import { primaryLanguage } from '@vitrine/api-contract/language-lookup'
import { createTranslator } from 'use-intl/core'
import de from './editor-messages/de.json'
import en from './editor-messages/en.json'
import fr from './editor-messages/fr.json'
import { defaultLocale } from './locales'

/** The messages of the pages and commands for editors. Visitors' pages have none of them. */
type EditorMessages = typeof en

const byLanguage: Readonly<Record<string, EditorMessages>> = { en, fr, de }

/** The messages of the language of a locale; those of the default locale for another one, English where that has none. */
export function editorMessagesFor(locale: string): EditorMessages {
  return byLanguage[primaryLanguage(locale)] ?? byLanguage[primaryLanguage(defaultLocale)] ?? en
}

/** A translator for pages of editors, which have no next-intl context of their own messages, and for commands. */
export function editorTranslatorFor(locale: string) {
  return createTranslator({ locale, messages: editorMessagesFor(locale) })
}
