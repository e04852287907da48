import slugify from 'slugify'

const hostPattern = /^(?=.{1,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i

/**
 * An upstream web address that is safe to link to, normalised, or null: https or http, a named host with a dot (or
 * this machine), no user name, no control character, no backslash. A doubled scheme (`http://https://...`) is
 * repaired (field notes 1.3).
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

/** The value without surrounding spaces, or null if nothing is left: the API says "unset" with `""` and with null. */
export function toText(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** An ISO 8601 timestamp with any number of fraction digits, or null: `Date` takes `7` for a date. */
export function toDate(value: string | null | undefined): Date | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}T/.test(value)) return null
  const date = new Date(value.replace(/(\.\d{3})\d+/, '$1'))
  return Number.isNaN(date.getTime()) ? null : date
}

/** The day of a moment in a time zone, as `YYYY-MM-DD`. */
export function toDay(date: Date, timeZone: string): string {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date)
}

/** `[a-z0-9-]`, at most 80 characters, possibly empty: a title may hold no Latin letter. */
export function toSlug(text: string): string {
  const slug = slugify(text.replace(/[’'_/]/g, ' '), { lower: true, strict: true })
  return slug.length <= 80 ? slug : slug.slice(0, 80).replace(/-[^-]*$/, '')
}
