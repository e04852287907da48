import 'server-only'
import { cacheLife } from 'next/cache'
import { cacheLifetime } from './cache-lifetime'
import { previewScope } from './preview-scope'

/**
 * The time with which a static page compares dates: reading the clock itself would make the page dynamic. It is read
 * again as often as jobs are, and before `next`, the date after which the page shows something else.
 */
export async function getRenderTime(next: Date | null): Promise<Date> {
  const at = previewScope()?.at
  if (at) return at
  const now = await readClock(null)
  return next && next > now ? readClock(next) : now
}

async function readClock(next: Date | null): Promise<Date> {
  'use cache'
  const now = new Date()
  cacheLife(cacheLifetime(['jobs'], next, now))
  return now
}
