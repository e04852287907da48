import slugify from 'slugify'

const hostPattern = /^(?=.{1,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i

/**
 * An upstream URL that is safe to link to, normalised, or null. Safe is https or http, a host name with a dot (or
 * `localhost`), no user name, no control character, no backslash. Of two schemes (`http://https://...`,
 * docs/read-api-behaviour.md, section 1.3) the first is removed.
 */
export function toWebUrl(value: string | null | undefined): string | null {
  const text = value?.trim().replace(/^https?:\/\/(?=https?:\/\/)/i, '')
  if (!text || text.length > 2048 || /[\p{Cc}\\\s]/u.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '') return null
  if (url.hostname !== 'localhost' && !hostPattern.test(url.hostname)) return null
  return url.href
}

/** The value without surrounding spaces, or null if nothing is left: an unset text of the API is `""` or null. */
export function toText(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** An ISO 8601 timestamp with any number of fraction digits, or null. The pattern is needed because `Date` accepts `7`. */
export function toDate(value: string | null | undefined): Date | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}T/.test(value)) return null
  const date = new Date(value.replace(/(\.\d{3})\d+/, '$1'))
  return Number.isNaN(date.getTime()) ? null : date
}

/** The day of a timestamp in a time zone, as `YYYY-MM-DD`. */
export function toDay(date: Date, timeZone: string): string {
  // The Swedish short date has the ISO 8601 format.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date)
}

// Without `<` inside a tag, the search reads each character once, even in a text of nothing but `<`.
const tag = /<[a-z/!?][^<>]*>/gi

/** The text with a space in place of each HTML tag and comment. Takes linear time for every text. */
export function withoutTags(text: string): string {
  return text.replace(tag, ' ')
}

/**
 * The number of words in a Markdown or HTML text, counted without parsing it: parts between spaces and tags that have
 * a letter or a digit. Link URLs without spaces count with the word before them; alternative texts of images count.
 */
export function countWords(text: string): number {
  return withoutTags(text)
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** `[a-z0-9-]`, at most 80 characters. Empty for a text without Latin letters and digits. */
export function toSlug(text: string): string {
  const slug = slugify(text.replace(/[’'_/]/g, ' '), { lower: true, strict: true })
  return slug.length <= 80 ? slug : slug.slice(0, 80).replace(/-[^-]*$/, '')
}
