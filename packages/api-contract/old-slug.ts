import { canParseUrl } from './can-parse-url'

/** Longer slugs than those of this site: another site may not cut them. */
const maxOldSlug = 200
const maxUrl = 2_048

/** A slug in a URL of a previous site, so that equal ones compare equal; null for a text that is none. */
export function toOldSlug(segment: string): string | null {
  try {
    const slug = decodeURIComponent(segment).normalize('NFC').toLowerCase()
    return slug === '' || slug.length > maxOldSlug ? null : slug
  } catch {
    return null
  }
}

/**
 * The slug of an article on a previous site: the last segment of its `url`, which may be a path, has a query, or is unset.
 * Null where it ends in the reference, as the article's page on this site does.
 */
export function oldSlugOf(url: string | null | undefined, reference: string): string | null {
  const text = url?.trim() ?? ''
  const base = 'https://site.invalid'
  if (text === '' || text.length > maxUrl || !canParseUrl(text, base)) return null
  const segment = new URL(text, base).pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return segment.endsWith(`_${reference}`) ? null : toOldSlug(segment)
}
