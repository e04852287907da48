import { toLanguage } from '@vitrine/api-contract/language'
import { isForLocale, lookUpLanguage } from '@vitrine/api-contract/language-lookup'
import { firstEntries } from './limits'
import { toText } from './text'

/** Text by language code. The API's maps can have any language and lack any language. */
export type LocalizedText = Readonly<Record<string, string>>

export type TextInLanguage = { text: string; language: string }

/**
 * The text for a visitor of `locale`: in that language, else in `fallback` (the record's default language), else in
 * English, French or any other (docs/read-api-behaviour.md, section 1.2). Null if no language has text; blank texts
 * count as missing.
 */
export function pickText(map: LocalizedText, locale: string, fallback?: string): TextInLanguage | null {
  for (const language of [locale, fallback, 'en', 'fr', ...Object.keys(map).sort()]) {
    const text = language === undefined ? null : textIn(map, language)
    if (text) return text
  }
  return null
}

/** The text in a language, else in the one that it belongs to, else in one of its regions: for `fr` that in `fr-CA`. */
export function textIn(map: LocalizedText, language: string): TextInLanguage | null {
  const written = Object.keys(map).filter((key) => map[key]?.trim())
  const found =
    lookUpLanguage(language, written) ?? written.sort().find((key) => isForLocale(key, language)) ?? null
  return found === null ? null : { text: map[found]?.trim() ?? '', language: found }
}

/** The languages of an API map that have a text. `convert` returns null where a value is not one. */
export function toLocalizedText(
  map: Record<string, string | undefined> | undefined,
  convert: (value: string | undefined) => string | null = toText,
): LocalizedText {
  const texts = firstEntries(map).flatMap(([key, value]) => {
    const language = toLanguage(key)
    const text = convert(value)
    return language && text ? [{ language, text, isExact: language === key }] : []
  })
  // Of `FR` and `fr`, the second one counts.
  const ordered = texts.toSorted((a, b) => Number(a.isExact) - Number(b.isExact))
  return Object.fromEntries(ordered.map(({ language, text }) => [language, text]))
}
