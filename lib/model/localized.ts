import { firstEntries } from './limits'
import { toLanguage, toText } from './text'

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
    const text = language !== undefined && Object.hasOwn(map, language) ? map[language]?.trim() : undefined
    if (language !== undefined && text) return { text, language }
  }
  return null
}

/** The languages of an API map that have a text. `convert` returns null where a value is not one. */
export function toLocalizedText(
  map: Record<string, string | undefined> | undefined,
  convert: (value: string | undefined) => string | null = toText,
): LocalizedText {
  return Object.fromEntries(
    firstEntries(map).flatMap(([key, value]) => {
      const language = toLanguage(key)
      const text = convert(value)
      return language && text ? [[language, text]] : []
    }),
  )
}
