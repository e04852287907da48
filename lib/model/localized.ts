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
    const text = language === undefined ? undefined : map[language]?.trim()
    if (language !== undefined && text) return { text, language }
  }
  return null
}

/** The languages of an API map that have text. */
export function toLocalizedText(map: Record<string, string | undefined> | undefined): LocalizedText {
  return Object.fromEntries(
    Object.entries(map ?? {}).flatMap(([language, value]) => {
      const text = toText(value)
      return text ? [[language, text]] : []
    }),
  )
}
