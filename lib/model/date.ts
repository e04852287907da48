import { parseTimestamp } from '@vitrine/api-contract/timestamp'

/** Dates of records. Years outside these bounds are typing errors; the URL of an article has a year of four digits. */
const firstYear = 1970
const lastYear = 2199

/** A timestamp as `parseTimestamp` reads it. Null for every other text, and for years that are not between 1970 and 2199. */
export function toDate(value: string | null | undefined): Date | null {
  const date = parseTimestamp(value ?? '')
  const year = date?.getUTCFullYear() ?? 0
  return year >= firstYear && year <= lastYear ? date : null
}

/** The day `YYYY-MM-DD` with which a text begins. Null where there is no such day, and for the years that `toDate` rejects. */
export function leadingDay(value: string | null | undefined): string | null {
  const day = value?.trim().slice(0, 10) ?? ''
  const date = toDate(`${day}T00:00:00Z`)
  // `Date` accepts 31 February as 3 March.
  return date?.toISOString().startsWith(day) ? day : null
}

/** The day of a timestamp in a time zone, as `YYYY-MM-DD`. */
export function toDay(date: Date, timeZone: string): string {
  // The Swedish short date has the ISO 8601 format.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date)
}
