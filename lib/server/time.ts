const zone = 'Europe/Paris'

/** The moment as ISO 8601 with milliseconds and the offset it was written with; `Z` becomes `+00:00`. */
export function toTimestamp(moment: string): string {
  const [, minutes, seconds = ':00', fraction = '', offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(moment) ?? []
  if (minutes === undefined || offset === undefined) throw new Error(`not a moment: ${moment}`)
  return `${minutes}${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${offset === 'Z' ? '+00:00' : offset}`
}

/** Midnight of a day in Paris, with the offset of that day: the service's local midnight. */
export function parisMidnight(day: string): string {
  // Paris changes its clock at one in the morning UTC, so the evening before has the offset of midnight.
  const evening = new Date(Date.parse(`${day}T00:00:00Z`) - 3_600_000)
  return `${day}T00:00:00.000${parisOffset(evening)}`
}

function parisOffset(date: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    date,
  )
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', '')
  return offset || '+00:00'
}

/** A whole day of a filter, as the milliseconds of its midnight in UTC. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** A moment as embed writes it, in Paris time: `Le 15 Novembre 2021 à 10h30` (field notes 1.1). */
export function spokenMoment(moment: string): { fr: string; en: string } {
  const date = new Date(moment)
  const time = `${part(date, 'hour')}h${part(date, 'minute').padStart(2, '0')}`
  const { fr, en } = spokenDate(date, zone)
  return { fr: `Le ${fr} à ${time}`, en: `The ${en} at ${time}` }
}

/** A day as embed writes it: `01 Septembre 2022`. */
export function spokenDay(day: string): { fr: string; en: string } {
  return spokenDate(new Date(`${day}T00:00:00Z`), 'UTC')
}

function spokenDate(date: Date, timeZone: string): { fr: string; en: string } {
  const inLanguage = (language: string) => {
    const format = new Intl.DateTimeFormat(language, {
      timeZone,
      day: '2-digit',
      month: 'long',
      year: 'numeric',
    })
    const parts = format.formatToParts(date)
    const value = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    const month = value('month')
    return `${value('day')} ${month.charAt(0).toUpperCase()}${month.slice(1)} ${value('year')}`
  }
  return { fr: inLanguage('fr'), en: inLanguage('en') }
}

function part(date: Date, type: 'hour' | 'minute'): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.formatToParts(date).find((found) => found.type === type)?.value ?? ''
}
