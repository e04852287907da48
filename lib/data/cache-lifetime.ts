import { env } from '@/lib/env'

export type Life = { stale: number; revalidate: number; expire: number }

const month = 30 * 86_400

/** Next renders a page per request that the browser may keep for less. */
const minStale = 30

/**
 * How long a read is good for, in seconds: REVALIDATE_SECONDS, or less if something is due to appear before. `expire`
 * is how long a page outlives an outage of the API.
 */
export function lifeUntil(nextMoment: Date | null, now: Date): Life {
  const stale = Math.max(minStale, atMost(300, nextMoment, now))
  return { stale, revalidate: atMost(env.REVALIDATE_SECONDS, nextMoment, now), expire: month }
}

/** For "there is none", and for lists that are not whole: read again soon, and not kept through an outage. */
export function briefLife(nextMoment: Date | null = null, now = new Date()): Life {
  return { stale: 60, revalidate: atMost(Math.min(30, env.REVALIDATE_SECONDS), nextMoment, now), expire: 300 }
}

/** What may change only by an editor's afterthought, such as a month that is over: an hour, or REVALIDATE_SECONDS. */
export function settledLife(): Life {
  return { stale: 300, revalidate: Math.max(3_600, env.REVALIDATE_SECONDS), expire: month }
}

/** The sooner of two moments; null is never. */
export function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b
  return a < b ? a : b
}

/**
 * A moment ahead is approached by halves: a page lives as long as the reads it stands on, but Next counts that from when
 * the page is made, however old they are then. With half the way at most for each, both end before the moment.
 */
function atMost(seconds: number, moment: Date | null, now: Date): number {
  if (!moment) return seconds
  const left = (moment.getTime() - now.getTime()) / 1000
  return Math.max(1, Math.min(seconds, Math.floor(left / 2)))
}
