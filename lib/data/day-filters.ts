import type { ArticlesParameters } from '@/lib/client/client'
import type { ArticleRecord } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import type { ArchivePeriod } from '@/lib/routes'
import { utcDay } from './utc-day'

/** UTC days, `YYYY-MM-DD`: `from` is inclusive, `before` exclusive. */
export type Period = { from?: string; before?: string }

/** A year, or a month of it, as days. */
export function toPeriod({ year, month }: ArchivePeriod): Required<Period> {
  const from = new Date(Date.UTC(year, (month ?? 1) - 1, 1))
  const before = new Date(Date.UTC(year, month ?? 12, 1))
  return { from: utcDay(from), before: utcDay(before) }
}

/**
 * The API's day filters for a period. An API may include or exclude the day that a filter names, and count days in another
 * time zone: each filter is one day wider, and `placeIn` selects the articles of the period by their timestamps. All
 * articles that are published by the end of today are listed, and some that are scheduled for the next days.
 */
export function wideDays(
  { from, before }: Period,
  now: Date,
): Pick<ArticlesParameters, 'published_after' | 'published_before'> {
  const end = endOfPublished(now)
  const last = before === undefined ? end : wideBefore(before)
  return {
    published_after: from === undefined ? undefined : wideAfter(from),
    published_before: [last, end].sort()[0],
  }
}

/** The filter for articles of a UTC day and later. */
export function wideAfter(day: string): string {
  return utcDay(new Date(day), -1)
}

/** The filter for articles before a UTC day. */
export function wideBefore(day: string): string {
  return utcDay(new Date(day), 1)
}

/** The `published_before` of lists that have all articles published by the end of today. */
export function endOfPublished(now: Date): string {
  return wideBefore(utcDay(now, 1))
}

/**
 * Whether the lists that end with `endOfPublished` can have an article that is published at `next`, also in an API that
 * includes the day and counts days in another time zone.
 */
export function isListedEarly(next: Date | null, now: Date): boolean {
  return next !== null && utcDay(next) <= utcDay(now, 3)
}

/** Where an article is in a list of a period: among its published articles, before them (newer) or after them. */
export type Place = 'newer' | 'in' | 'older'

/** An article without a date is in no period. */
export function placeIn({ from, before }: Period, now: Date): (wire: ArticleRecord) => Place {
  const first = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from)
  const end = before === undefined ? Number.POSITIVE_INFINITY : Date.parse(before)
  return ({ published_at }) => {
    const time = toDate(published_at)?.getTime() ?? Number.NEGATIVE_INFINITY
    if (time > now.getTime() || time >= end) return 'newer'
    return time < first || time === Number.NEGATIVE_INFINITY ? 'older' : 'in'
  }
}
