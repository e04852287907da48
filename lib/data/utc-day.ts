/** The UTC day of `date` as `YYYY-MM-DD`, the form of the API's day filters, moved by `offsetDays`. */
export function utcDay(date: Date, offsetDays = 0): string {
  return new Date(date.getTime() + offsetDays * 86_400_000).toISOString().slice(0, 10)
}
