import 'server-only'
import { cacheLife } from 'next/cache'
import { briefLife } from './cache-lifetime'

/** Read by every page that is not there: nothing else would bound how long its 404 is kept, here and in caches between. */
export async function readAbsence(): Promise<null> {
  'use cache'
  cacheLife(briefLife())
  return null
}
