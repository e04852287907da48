import { isForLocale } from '@vitrine/api-contract/language-lookup'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import slugify from 'slugify'
import { isPathReference, isSegment, maxSlugLength, reservedCompanySlugs } from '@/lib/routes'
import { maxTitle } from './limits'

/**
 * Converts a text to a slug of `[a-z0-9-]` with at most 80 characters, cut after a word. The slug is empty if `slugify`
 * cannot transliterate any character, as in Japanese. Only the first 300 characters of a text count. A German text has `ue`
 * for `ü`, a text in another or an unknown language `u`.
 */
export function toSlug(text: string, language?: string): string {
  const locale = language && isForLocale(language, 'de') ? { locale: 'de' } : {}
  return cut(
    slugify(withKnownLetters(text.slice(0, maxTitle)).replace(/[’'_/]/g, ' '), {
      ...{ lower: true, strict: true, ...locale },
    }),
    maxSlugLength,
  )
}

/** The Latin letters of `Ħamrun` and `Ġgantija` that `slugify` leaves out; not `đ`, which is `dj` in the slugs of earlier versions. */
function withKnownLetters(text: string): string {
  return text.normalize('NFC').replace(/[\u0100-\u010f\u0112-\u024f\u1e00-\u1eff]/g, normalizeText)
}

/**
 * The slug of an organization for URLs: the API's slug where it can be a path segment and no other page has it, else a shorter or transliterated one with
 * a hash of the API's slug. Records with different slugs have different ones, wherever only the slug is known.
 */
export function toPathSlug(slug: string): string {
  if (isSegment(slug) && !reservedCompanySlugs.has(slug.toLowerCase())) return slug
  const hash = toHash(slug)
  return [cut(toSlug(slug), maxSlugLength - hash.length - 1), hash].filter(Boolean).join('-')
}

/**
 * The slug of a job for URLs: the API's slug where it can be a path segment, else its title and the reference, which finds
 * the job (docs/read-api-behaviour.md, section 1.3).
 */
export function slugOfJob(record: { slug: string; name: string; reference: string }): string {
  const { slug, name, reference } = record
  if (isSegment(slug)) return slug
  const title = toSlug(slug.split('_', 1)[0] || name)
  return `${title}_${isPathReference(reference) ? reference : toHash(reference)}`
}

/** Cut after a word if there is more than one. */
function cut(slug: string, maxLength: number): string {
  return slug.length <= maxLength ? slug : slug.slice(0, maxLength).replace(/-[^-]*$/, '')
}

/** FNV-1a, 32 bits, of the code units. */
function toHash(text: string): string {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0
  }
  return hash.toString(36)
}
