import { EnvironmentError } from '@vitrine/api-contract/environment'
import { lookUpLanguage } from '@vitrine/api-contract/language-lookup'
import { env } from '@/lib/env'
import de from './messages/de.json'
import en from './messages/en.json'
import fr from './messages/fr.json'

const messagesByLocale: Record<string, typeof en> = { en, fr, de }

/** In the order of SITE_LOCALES. */
export const locales: readonly string[] = env.SITE_LOCALES
export const defaultLocale: string = env.DEFAULT_LOCALE

const untranslated = locales.filter((locale) => !(locale in messagesByLocale))
if (untranslated.length > 0) {
  throw new EnvironmentError(
    `SITE_LOCALES: no lib/i18n/messages/${untranslated[0]}.json; there are ${Object.keys(messagesByLocale).join(', ')}`,
  )
}

export function isLocale(value: string): boolean {
  return locales.includes(value)
}

/** The locale that a language belongs to: `fr` for `fr-CA`, unless the site has that. Null for a language that the site does not have. */
export function localeOf(language: string): string | null {
  return lookUpLanguage(language, locales)
}

/** The locale that a language belongs to, else the language without script and region: what a filter by language offers as one. */
export function languageGroup(language: string): string {
  return localeOf(language) ?? language.replace(/-.*$/, '')
}

/** The locale of the pages with texts in `language`: the default locale if the site does not have that language. */
export function localeForLanguage(language: string): string {
  return localeOf(language) ?? defaultLocale
}

/** The messages of the default locale for an unknown one. */
export function messagesFor(locale: string): typeof en {
  return messagesByLocale[locale] ?? messagesByLocale[defaultLocale] ?? en
}
