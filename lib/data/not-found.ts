import 'server-only'
import { cacheLife } from 'next/cache'
import { shortCacheLifetime } from './cache-lifetime'

/** Limits how long Next.js and caches in front of it keep the 404 response of the page that calls this. */
export async function limitNotFoundLifetime(): Promise<void> {
  'use cache'
  cacheLife(shortCacheLifetime())
}
