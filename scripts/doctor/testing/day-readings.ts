/** Whether an API includes the day that a day filter names, in `*_after` and in `*_before`. */
type DayReading = { after: 'includes' | 'excludes'; before: 'includes' | 'excludes' }

/** The description says "after this date" and "before this date". The embedded API has the first reading. */
export const dayReadings: readonly DayReading[] = [
  { after: 'includes', before: 'excludes' },
  { after: 'excludes', before: 'includes' },
  { after: 'excludes', before: 'excludes' },
  { after: 'includes', before: 'includes' },
]

/** Rewrites the day filters of a request so that the embedded API responds to them as an API of another reading. */
export function inReading({ after, before }: DayReading): (url: URL) => URL {
  return (url) => {
    const rewritten = new URL(url)
    for (const [name, day] of url.searchParams) {
      const isMoved = name.endsWith('_after')
        ? after === 'excludes'
        : name.endsWith('_before') && before === 'includes'
      if (isMoved) rewritten.searchParams.set(name, nextDay(day))
    }
    return rewritten
  }
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
