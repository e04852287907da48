import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { toDate } from '@/lib/model/date'
import { ownIndex } from './article-index'
import { cacheLifetime } from './cache-lifetime'
import { isListedEarly, wideAfter } from './day-filters'
import { readAll } from './read-all'
import { getClient, hasToken } from './transport'
import { utcDay } from './utc-day'

type Schedule = {
  /** When the next scheduled article is published; null if none is scheduled. */
  next: Date | null
  /** Whether the API's day filters can list scheduled articles among the published ones. */
  isListedEarly: boolean
}

/** The publication schedule. Every reader of articles ends its cache lifetime at `next`. */
export async function getSchedule(): Promise<Schedule> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const schedule = await readSchedule(now)
  cacheLife(cacheLifetime(['articles'], schedule.next, now))
  return schedule
}

async function readSchedule(now: Date): Promise<Schedule> {
  if (!hasToken) return { next: null, isListedEarly: false }
  const client = await getClient()
  const isScheduled = (date: Date) => date > now
  const wires = await readAll(
    (paging) =>
      client.listArticles({
        ...ownIndex,
        published_after: wideAfter(utcDay(now)),
        order_by: 'published_at:asc',
        ...paging,
      }),
    (wire) => isScheduled(toDate(wire.published_at) ?? now),
  )
  const next = wires.flatMap((wire) => toDate(wire.published_at) ?? []).find(isScheduled) ?? null
  return { next, isListedEarly: isListedEarly(next, now) }
}
