import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { toDate } from '@/lib/model/text'
import { lifeUntil } from './cache-lifetime'
import { readAll } from './read-all'
import { getClient, hasToken } from './transport'

/** The start of a UTC day as the API's filters write it, some days from `date`. */
export function utcDay(date: Date, offsetDays = 0): string {
  return new Date(date.getTime() + offsetDays * 86_400_000).toISOString().slice(0, 10)
}

type Schedule = {
  /** When the next scheduled article appears; null if none is scheduled. */
  next: Date | null
  /** Whether articles are to appear later this UTC day: the API's day filters cannot tell them from published ones. */
  isAnyDueToday: boolean
}

/** What is scheduled. Every reader of articles lets its cache life end at the next of these moments. */
export async function getSchedule(): Promise<Schedule> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const schedule = await readSchedule(now)
  cacheLife(lifeUntil(schedule.next, now))
  return schedule
}

async function readSchedule(now: Date): Promise<Schedule> {
  if (!hasToken) return { next: null, isAnyDueToday: false }
  const client = await getClient()
  const isDue = (date: Date) => date > now
  const wires = await readAll(
    (paging) =>
      client.listArticles({ published_after: utcDay(now), order_by: 'published_at:asc', ...paging }),
    (wire) => [toDate(wire.published_at) ?? now].some(isDue),
  )
  const next = wires.flatMap((wire) => toDate(wire.published_at) ?? []).find(isDue) ?? null
  return { next, isAnyDueToday: next !== null && utcDay(next) === utcDay(now) }
}
