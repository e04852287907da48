/**
 * A timestamp as ISO 8601 with milliseconds and its own UTC offset; `Z` becomes `+00:00`. Throws unless the argument
 * is ISO 8601 with at least minutes and an offset.
 */
export function toTimestamp(text: string): string {
  const [, minutes, seconds = ':00', fraction = '', offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  if (minutes === undefined || offset === undefined) throw new Error(`not a timestamp: ${text}`)
  return `${minutes}${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${offset === 'Z' ? '+00:00' : offset}`
}

/** Midnight UTC of a day (`YYYY-MM-DD`), in milliseconds since 1970. */
function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** A day (`YYYY-MM-DD`) as its start in UTC, or an ISO 8601 timestamp with an offset, in milliseconds since 1970. */
export function millisecondsOf(text: string): number {
  return text.length === 'YYYY-MM-DD'.length ? startOfDay(text) : Date.parse(text)
}
