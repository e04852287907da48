import slugify from 'slugify'
import { cutSlug, maxSlugLength } from './cut-slug'
import { isForLocale } from './language-lookup'
import { normalizeText } from './normalize-text'

/** Characters of a text that count. */
const maxText = 300

/**
 * Converts a text to a slug of `[a-z0-9-]` with at most 80 characters, cut after a word. The slug is empty if `slugify`
 * cannot transliterate any character, as in Japanese. Only the first 300 characters of a text count. A German text has `ue`
 * for `ü`, a text in another or an unknown language `u`.
 */
export function toSlug(text: string, language?: string): string {
  const locale = language && isForLocale(language, 'de') ? { locale: 'de' } : {}
  const letters = withSlugLetters(text.slice(0, maxText)).replace(/[’'_/]/g, ' ')
  return cutSlug(slugify(letters, { ...{ lower: true, strict: true }, ...locale }), maxSlugLength)
}

/** The Latin letters of `Ħamrun` and `Ġgantija` that `slugify` leaves out; not `đ`, which is `dj` in the slugs of earlier versions. */
function withSlugLetters(text: string): string {
  return text.normalize('NFC').replace(/[\u0100-\u010f\u0112-\u024f\u1e00-\u1eff]/g, normalizeText)
}
