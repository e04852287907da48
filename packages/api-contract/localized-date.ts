import { normalizeText } from './normalize-text'

/**
 * The dates of embed, which are texts by language code instead of ISO 8601: `{ fr: 'Le 15 Novembre 2021 à 10h30', en:
 * 'The 15 November 2021 at 10h30' }`, or without article and time `{ fr: '01 Septembre 2022', ... }`. The rules are in
 * docs/read-api-behaviour.md, section 1.1. A day is `YYYY-MM-DD`.
 */
type LocalizedDate = Readonly<Record<string, string>>

const timeZone = 'Europe/Paris'
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

/** Midnight of a day in Paris as ISO 8601, with the offset that is valid there on that day. */
export function parisMidnight(day: string): string {
  // Paris changes its clock at 01:00 UTC, so the offset of the last hour before midnight UTC is that of midnight.
  const evening = Date.parse(`${day}T00:00:00Z`) - 3_600_000
  const offset = offsetFormat.formatToParts(evening).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${day}T00:00:00.000${offset.replace('GMT', '') || '+00:00'}`
}

const dateParts = { day: '2-digit', month: 'long', year: 'numeric' } as const
const dayFormats = {
  fr: new Intl.DateTimeFormat('fr', { ...dateParts, timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { ...dateParts, timeZone: 'UTC' }),
}
const timestampFormats = {
  fr: new Intl.DateTimeFormat('fr', { ...dateParts, timeZone }),
  en: new Intl.DateTimeFormat('en', { ...dateParts, timeZone }),
}
const clockFormat = new Intl.DateTimeFormat('fr', { timeStyle: 'short', timeZone })

/** `01 Septembre 2022`, `01 September 2022` */
export function formatLocalizedDay(day: string): { fr: string; en: string } {
  const date = new Date(`${day}T00:00:00Z`)
  return { fr: formatDate(dayFormats.fr, date), en: formatDate(dayFormats.en, date) }
}

/** `Le 15 Novembre 2021 à 10h30`, `The 15 November 2021 at 10h30`: an ISO 8601 timestamp in Paris time. */
export function formatLocalizedTimestamp(timestamp: string): { fr: string; en: string } {
  const date = new Date(timestamp)
  const time = clockFormat.format(date).replace(':', 'h')
  return {
    fr: `Le ${formatDate(timestampFormats.fr, date)} à ${time}`,
    en: `The ${formatDate(timestampFormats.en, date)} at ${time}`,
  }
}

function formatDate(format: Intl.DateTimeFormat, date: Date): string {
  // One call for all three parts: an embed response with 2,000 jobs has 8,000 dates.
  const parts = format.formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const month = part('month')
  return `${part('day')} ${month.charAt(0).toUpperCase()}${month.slice(1)} ${part('year')}`
}

/** The day of the first text that is a date, in the order `en`, `fr`, other keys. Null if there is none. */
export function parseLocalizedDay(texts: LocalizedDate): string | null {
  return parseFirst(texts)?.day ?? null
}

/** The same as ISO 8601 with the offset of Paris; a text without a time is midnight. */
export function parseLocalizedTimestamp(texts: LocalizedDate): string | null {
  const date = parseFirst(texts)
  // The offset is that of midnight: on the two days a year when the clock changes, it is wrong for later hours.
  return date && parisMidnight(date.day).replace('00:00:00.000', `${date.time ?? '00:00'}:00.000`)
}

/**
 * The day on which at least two languages agree. Null if fewer texts are dates, if two of them differ, or if a text
 * has a month name of another language than its key.
 */
export function parseAgreedDay(texts: LocalizedDate): string | null {
  const days = Object.entries(texts).flatMap(([language, text]) => parse(text, [language])?.day ?? [])
  return days.length > 1 && new Set(days).size === 1 ? (days[0] ?? null) : null
}

type ParsedDate = { day: string; time: string | null }

function parseFirst(texts: LocalizedDate): ParsedDate | null {
  for (const text of [texts.en, texts.fr, ...Object.values(texts)]) {
    const date = text === undefined ? null : parse(text, ['en', 'fr'])
    if (date) return date
  }
  return null
}

const pattern =
  /^(?:(?:le|the) )?(\d{1,2}) ([\p{L}\p{M}]+) (\d{4})(?: (?:a|at) ([01]?\d|2[0-3])h([0-5]\d))?$/u

/** `languages` are those of which the text may have a month name. */
function parse(text: string, languages: readonly string[]): ParsedDate | null {
  const [, day, name = '', year, hour, minute] =
    pattern.exec(normalizeText(text).replace(/\s+/gu, ' ').trim()) ?? []
  const month = languages.map((language) => monthsOf(language).get(name)).find(Boolean)
  if (day === undefined || month === undefined) return null
  const value = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  // `Date` accepts 31 February as 3 March.
  const date = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value)) return null
  return { day: value, time: hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}` }
}

const monthsByLanguage = new Map<string, ReadonlyMap<string, number>>()

/** Normalized month names, in the grammatical form that they have within a date, and their numbers from 1. */
function monthsOf(language: string): ReadonlyMap<string, number> {
  const known = monthsByLanguage.get(language)
  if (known) return known
  if (!isSupported(language)) return new Map()
  const months = new Map(monthNames(language))
  monthsByLanguage.set(language, months)
  return months
}

function monthNames(language: string): [string, number][] {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(Date.UTC(2026, index, 1))
    return [normalizeText(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1]
  })
}

/** For a language that it does not support, `Intl` would name the months in its default language. */
function isSupported(language: string): boolean {
  return /^[a-z]{2,3}$/.test(language) && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
}
