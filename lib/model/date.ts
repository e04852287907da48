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
  return toDate(`${day}T00:00:00Z`) ? day : null
}

/** The day of a timestamp in a time zone, as `YYYY-MM-DD`. */
export function toDay(date: Date, timeZone: string): string {
  // The Swedish short date has the ISO 8601 format.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date)
}

/** The time of a local date and time, `YYYY-MM-DDTHH:MM`, in a time zone. Null for every other text. */
export function fromLocalTime(text: string, timeZone: string): Date | null {
  const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? toDate(`${text}:00Z`) : null
  // `Date` accepts 30 February as 2 March.
  if (!local?.toISOString().startsWith(text)) return null
  // The offset at the same time in UTC differs from the right one only near a change of the clocks: the second step corrects it.
  const first = new Date(local.getTime() - offsetMs(local, timeZone))
  return new Date(local.getTime() - offsetMs(first, timeZone))
}

/** A time as `YYYY-MM-DDTHH:MM` in a time zone: the value of a field of the type `datetime-local`. */
export function toLocalTime(date: Date, timeZone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(date).replace(' ', 'T')
}

function offsetMs(date: Date, timeZone: string): number {
  const minutes = Math.floor(date.getTime() / 60_000) * 60_000
  return Date.parse(`${toLocalTime(date, timeZone)}:00Z`) - minutes
}
