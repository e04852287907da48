const zone = 'Europe/Paris'

/** The moment as ISO 8601 with milliseconds and the offset it was written with; `Z` becomes `+00:00`. */
export function toTimestamp(moment: string): string {
  const [, minutes, seconds = ':00', fraction = '', offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(moment) ?? []
  if (minutes === undefined || offset === undefined) throw new Error(`not a moment: ${moment}`)
  return `${minutes}${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${offset === 'Z' ? '+00:00' : offset}`
}

/** A whole day of a filter, as the milliseconds of its midnight in UTC. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })

/** Midnight of a day in Paris, with the offset of that day: the service's local midnight. */
export function parisMidnight(day: string): string {
  // Paris changes its clock at one in the morning UTC, so the hour before midnight UTC has the offset of midnight.
  const evening = new Date(startOfDay(day) - 3_600_000)
  return `${day}T00:00:00.000${partOf(offsetFormat, evening, 'timeZoneName').replace('GMT', '') || '+00:00'}`
}

const dateParts = { day: '2-digit', month: 'long', year: 'numeric' } as const
const dayFormats = {
  fr: new Intl.DateTimeFormat('fr', { ...dateParts, timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { ...dateParts, timeZone: 'UTC' }),
}
const momentFormats = {
  fr: new Intl.DateTimeFormat('fr', { ...dateParts, timeZone: zone }),
  en: new Intl.DateTimeFormat('en', { ...dateParts, timeZone: zone }),
}
const clockFormat = new Intl.DateTimeFormat('fr', { timeStyle: 'short', timeZone: zone })

/** A moment as embed writes it, in Paris time: `Le 15 Novembre 2021 à 10h30` (field notes 1.1). */
export function spokenMoment(moment: string): { fr: string; en: string } {
  const date = new Date(moment)
  const time = clockFormat.format(date).replace(':', 'h')
  return {
    fr: `Le ${spoken(momentFormats.fr, date)} à ${time}`,
    en: `The ${spoken(momentFormats.en, date)} at ${time}`,
  }
}

/** A day as embed writes it: `01 Septembre 2022`. */
export function spokenDay(day: string): { fr: string; en: string } {
  const date = new Date(startOfDay(day))
  return { fr: spoken(dayFormats.fr, date), en: spoken(dayFormats.en, date) }
}

function spoken(format: Intl.DateTimeFormat, date: Date): string {
  // Once for all three parts: embed speaks four dates for each of an organization's jobs.
  const parts = format.formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const month = part('month')
  return `${part('day')} ${month.charAt(0).toUpperCase()}${month.slice(1)} ${part('year')}`
}

function partOf(format: Intl.DateTimeFormat, date: Date, type: Intl.DateTimeFormatPartTypes): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
}
