import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { EmbedRecord } from '@/lib/client/client'
import { slugOfJob } from '@/lib/model/slug'
import { logError } from '@/lib/process/log'
import { acceptEmbed } from './accepted-embeds'
import { cacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { storeJobSlugs } from './closed-job-slugs'
import { storeListedJobs } from './job-states'
import { sampleEvenly } from './second-source'
import { getClient } from './transport'

/** `embed` is null where the API has no such organization. */
export type EmbedOutcome =
  | { isAvailable: true; embed: EmbedRecord | null }
  | { isAvailable: false; reason: string }

/**
 * The embed response of one organization, or why it could not be read. A failure is a result with a short cache lifetime:
 * a cached function that throws fails the whole page, and one organization must not fail the lists of all jobs.
 */
export async function tryEmbed(reference: string): Promise<EmbedOutcome> {
  'use cache'
  cacheTag(tags.organizationJobs(reference))
  try {
    const client = await getClient()
    const embed = await acceptEmbed(reference, await client.getEmbed(reference))
    storeListedJobs(reference, embed?.jobs ?? [])
    storeJobSlugs(
      reference,
      (embed?.jobs ?? []).map((job) => ({ slug: slugOfJob(job), reference: job.reference })),
    )
    cacheLife(embed ? cacheLifetime(['organizations', 'jobs']) : shortCacheLifetime())
    return { isAvailable: true, embed }
  } catch (error) {
    logError('The jobs of an organization cannot be read', error)
    cacheLife(shortCacheLifetime())
    return { isAvailable: false, reason: String(error) }
  }
}

/** The public jobs and websites of one organization. Null if the API has no such organization. Throws if it fails. */
export async function getEmbed(reference: string): Promise<EmbedRecord | null> {
  const outcome = await tryEmbed(reference)
  if (!outcome.isAvailable) throw new Error(outcome.reason)
  return outcome.embed
}

/**
 * Throws if none of a sample of these organizations can be read now. Called where another organization could not be read:
 * if the whole API fails, these come from the cache, and a list of them alone would replace the complete list.
 */
export async function checkReadable(references: readonly string[]): Promise<void> {
  const client = await getClient()
  try {
    await Promise.any(sampleEvenly(references).map((reference) => client.getEmbed(reference)))
  } catch (cause) {
    throw new Error('No organization can be read now', { cause })
  }
}
