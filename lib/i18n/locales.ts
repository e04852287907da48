import { lookUpLocale, primaryLanguage } from '@vitrine/api-contract/language-lookup'
import { env } from '@/lib/env'
import { formatLanguage } from './format'
import { type Messages, messagesByLocale } from './messages'

/** In the order of SITE_LOCALES. */
export const locales: readonly string[] = env.SITE_LOCALES
export const defaultLocale: string = env.DEFAULT_LOCALE

export function isLocale(value: string): boolean {
  return locales.includes(value)
}

/** The locale that a language belongs to: `fr` for `fr-CA`, unless the site has that. Null for a language that the site does not have. */
export function localeOf(language: string): string | null {
  return lookUpLocale(language, locales)
}

/** The locale that a language belongs to, else the language without script and region: what a filter by language offers as one. */
export function languageGroup(language: string): string {
  return localeOf(language) ?? primaryLanguage(language)
}

/** The name of a locale in the language of another one, without its region where the site has no second one: `French` for `fr-CA` alone. */
export function formatLocale(locale: string, inLocale: string): string {
  const withoutRegion = (tag: string) => tag.replace(/-(?:[A-Z]{2}|\d{3})$/, '')
  const regions = locales.filter((other) => withoutRegion(other) === withoutRegion(locale))
  return formatLanguage(regions.length === 1 && isLocale(locale) ? withoutRegion(locale) : locale, inLocale)
}

/** The locale of the pages with texts in `language`: the default locale if the site does not have that language. */
export function localeForLanguage(language: string): string {
  return localeOf(language) ?? defaultLocale
}

/** The messages of the default locale for an unknown one. */
export function messagesFor(locale: string): Messages {
  const messages = messagesByLocale[locale] ?? messagesByLocale[defaultLocale]
  if (!messages) throw new Error(`There are no messages for ${defaultLocale}`)
  return messages
}
