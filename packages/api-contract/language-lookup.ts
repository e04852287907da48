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

/** A language without script and region: `fr` for `fr-CA`. */
export function primaryLanguage(language: string): string {
  return language.replace(/-.*$/, '')
}

/**
 * The locale of a site that a language belongs to: by the look-up, else the first one of the same language. On a site with `fr-CA` alone,
 * texts in `fr` and `fr-BE` belong to it. Null if it belongs to none.
 */
export function lookUpLocale(language: string, locales: readonly string[]): string | null {
  const isSame = (locale: string) => primaryLanguage(locale) === primaryLanguage(language).toLowerCase()
  return lookUpLanguage(language, locales) ?? locales.find(isSame) ?? null
}

/** Whether a text in a language is one for readers of `locale`: `fr-CA` is for those of `fr`, and `fr` for those of `fr-CA`. */
export function isForLocale(language: string, locale: string): boolean {
  return lookUpLanguage(language, [locale]) !== null || lookUpLanguage(locale, [language]) !== null
}
