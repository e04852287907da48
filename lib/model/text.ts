import slugify from 'slugify'

const hostPattern = /^(?=.{1,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i

/**
 * Normalizes an upstream URL. Returns null if the URL is not safe to link to. A safe URL has the scheme https or http,
 * a host name with a dot or `localhost`, and at most 2,048 characters. It has no user name, password, space, control
 * character or backslash. If a URL has two schemes (`http://https://...`), the first scheme is removed
 * (docs/read-api-behaviour.md, section 1.3).
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

/** The value without surrounding spaces, or null if it is empty: the API gives `""` or null for an unset text. */
export function toText(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/**
 * Parses an ISO 8601 timestamp with any number of fraction digits. Returns null for every other text, including texts
 * that `Date` accepts, such as `7`.
 */
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

// `[^<>]` excludes `<`, so that a match takes linear time even for a text of one megabyte of `<`.
const tagPattern = /<[a-z/!?][^<>]*>/gi

/** Replaces each HTML tag and comment with a space. */
export function withoutTags(text: string): string {
  return text.replace(tagPattern, ' ')
}

/**
 * Counts the words of a Markdown or HTML text without a parser. A word is a part between spaces or tags that has a
 * letter or a digit. The URL of a Markdown link and the last word of the link text are one word. The alternative text
 * of a Markdown image is counted.
 */
export function countWords(text: string): number {
  return withoutTags(text)
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/**
 * Converts a text to a slug of `[a-z0-9-]` with at most 80 characters, cut after a word. The slug is empty if `slugify`
 * cannot transliterate any character, as in Japanese.
 */
export function toSlug(text: string): string {
  const slug = slugify(text.replace(/[’'_/]/g, ' '), { lower: true, strict: true })
  return slug.length <= 80 ? slug : slug.slice(0, 80).replace(/-[^-]*$/, '')
}
