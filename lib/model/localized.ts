/** Text by language code. Every map of the API is open: any language may be there or missing. */
export type LocalizedText = Readonly<Record<string, string>>

export type TextInLanguage = { text: string; language: string }

/**
 * The text for a reader of `locale`: in that language, else in `fallback` (the record's own language), else in
 * English, French, any. Null if the map holds no text. Blank texts count as missing.
 */
export function pickText(map: LocalizedText, locale: string, fallback?: string): TextInLanguage | null {
  for (const language of [locale, fallback, 'en', 'fr', ...Object.keys(map).sort()]) {
    const text = language === undefined ? undefined : map[language]?.trim()
    if (language !== undefined && text) return { text, language }
  }
  return null
}
