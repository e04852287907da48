/**
 * The language of `available` that a language tag belongs to, by the look-up of RFC 4647: the same one, else without its last part, and
 * so on. `fr-CA` belongs to `fr` where `fr-CA` is not available. Null if it belongs to none.
 */
export function lookUpLanguage(language: string, available: readonly string[]): string | null {
  let tag = language.toLowerCase()
  while (tag !== '') {
    const found = available.find((other) => other.toLowerCase() === tag)
    if (found !== undefined) return found
    tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))
  }
  return null
}

/** Whether a text in a language is one for readers of `locale`: `fr-CA` is for those of `fr`. */
export function isForLocale(language: string, locale: string): boolean {
  return lookUpLanguage(language, [locale]) !== null
}
