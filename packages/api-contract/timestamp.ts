const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,30})?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * Parses an ISO 8601 timestamp with any number of fraction digits; one without an offset is in UTC. Returns null for
 * every other text, including texts that `Date` accepts, such as `7` and days that do not exist.
 */
export function parseTimestamp(value: string): Date | null {
  const [text, offset] = timestampPattern.exec(value.trim()) ?? []
  if (text === undefined) return null
  const date = new Date(text.replace(/[.,](\d{1,3})\d*/, '.$1') + (offset === undefined ? 'Z' : ''))
  return Number.isNaN(date.getTime()) || !isExistingDay(text.slice(0, 10)) ? null : date
}

/** `Date` accepts 31 February as 3 March. */
function isExistingDay(day: string): boolean {
  return new Date(day).toISOString().startsWith(day)
}
