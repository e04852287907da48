import { cutSlug, maxSlugLength } from '@vitrine/api-contract/cut-slug'
import { toSlug } from '@vitrine/api-contract/slug'
import { isPathReference, isSegment, reservedCompanySlugs } from '@/lib/routes'

/**
 * The slug of an organization for URLs: the API's slug where it can be a path segment and no other page has it, else a shorter or transliterated one with
 * a hash of the API's slug. Records with different slugs have different ones, wherever only the slug is known.
 */
export function toPathSlug(slug: string): string {
  if (isSegment(slug) && !reservedCompanySlugs.has(slug.toLowerCase())) return slug
  const hash = toHash(slug)
  return [cutSlug(toSlug(slug), maxSlugLength - hash.length - 1), hash].filter(Boolean).join('-')
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

/** FNV-1a, 32 bits, of the code units. */
function toHash(text: string): string {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0
  }
  return hash.toString(36)
}
