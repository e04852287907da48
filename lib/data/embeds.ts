import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { EmbedRead } from '@/lib/client/client'
import { briefLife, lifeUntil } from './cache-lifetime'
import { rememberJobs } from './closed-job-slugs'
import { getClient } from './transport'

/** `embed` is null where the API has none for the organization. */
export type EmbedOutcome =
  | { isAvailable: true; embed: EmbedRead | null }
  | { isAvailable: false; reason: string }

/**
 * What reading one organization's embed came to. A failure is an outcome here, kept for seconds, because a cached
 * function that throws fails the whole page, and the lists of all jobs must stand without one organization's.
 */
export async function tryEmbed(reference: string): Promise<EmbedOutcome> {
  'use cache'
  cacheTag(tags.organizationJobs(reference))
  try {
    const client = await getClient()
    const embed = await client.getEmbed(reference)
    rememberJobs(reference, embed?.jobs ?? [])
    cacheLife(embed ? lifeUntil(null, new Date()) : briefLife())
    return { isAvailable: true, embed }
  } catch (error) {
    console.error(error)
    cacheLife(briefLife())
    return { isAvailable: false, reason: String(error) }
  }
}

/** The public jobs and websites of one organization. Null if the API has none. Throws if it could not be read. */
export async function getEmbed(reference: string): Promise<EmbedRead | null> {
  const outcome = await tryEmbed(reference)
  if (!outcome.isAvailable) throw new Error(outcome.reason)
  return outcome.embed
}
