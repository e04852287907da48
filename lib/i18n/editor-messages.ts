// The entry of next-intl loads React, which commands that read with lib/data cannot.
import { createTranslator } from 'use-intl/core'
import de from './editor-messages/de.json'
import en from './editor-messages/en.json'
import fr from './editor-messages/fr.json'
import { defaultLocale } from './locales'

/** The messages of the pages and commands for editors. Visitors' pages have none of them. */
type EditorMessages = typeof en

const messagesByLocale: Record<string, EditorMessages> = { en, fr, de }

/** The messages of the default locale for an unknown one, English where that has none. */
export function editorMessagesFor(locale: string): EditorMessages {
  return messagesByLocale[locale] ?? messagesByLocale[defaultLocale] ?? en
}

/** A translator for pages of editors, which have no next-intl context of their own messages, and for commands. */
export function editorTranslatorFor(locale: string) {
  return createTranslator({ locale, messages: editorMessagesFor(locale) })
}
