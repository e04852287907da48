import 'server-only'
import { LRUCache } from 'lru-cache'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { EmbedRecord } from '@/lib/client/records'
import { slugOfJob } from '@/lib/model/slug'
import { logError } from '@/lib/process/log'
import { memorySize } from '@/lib/process/memory-size'
import { sampleEvenly } from '@/lib/process/sample-evenly'
import { sharedState } from '@/lib/process/shared-state'
import { acceptEmbed, readAcceptedEmbed } from './accepted-embeds'
import { cacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { storeJobSlugs } from './closed-job-slugs'
import { storeListedJobs } from './job-states'
import { processId } from './memory-versions'
import { type EmbedJob, type JobKey, keyOfJob, unpackEmbed, unpackJobs } from './packed-embed'
import { getClient } from './transport'

/** `embed` is null where the API has no such organization. */
export type EmbedOutcome =
  | { isAvailable: true; embed: EmbedRecord | null }
  | { isAvailable: false; reason: string }

const maxBytes = 24 * 2 ** 20

/**
 * The embed responses that this process has used last; the others are on disk. The caches of Next.js would serialize them, and read
 * them again for each page: those of an organization with 2,000 jobs have more than 5 MB.
 */
const embeds = sharedState(
  'embeds',
  () =>
    new LRUCache<string, { embed: EmbedRecord | null }>({
      maxSize: maxBytes,
      sizeCalculation: memorySize,
    }),
)

/**
 * The embed response of one organization, or why it could not be read. A failure is a result with a short cache lifetime:
 * a cached function that throws fails the whole page, and one organization must not fail the lists of all jobs. Called in cached
 * functions only: a response that is neither in memory nor on disk costs a request to the API.
 */
export async function tryEmbed(reference: string): Promise<EmbedOutcome> {
  const reason = await readVersion(reference, processId)
  if (reason !== null) return { isAvailable: false, reason }
  const last = await findLast(reference)
  return last ? { isAvailable: true, embed: last.embed } : readEmbed(reference)
}

/** The last response, in memory or on disk. Null if there is none. */
async function findLast(reference: string): Promise<{ embed: EmbedRecord | null } | null> {
  const known = embeds.get(reference)
  if (known) return known
  const stored = await readAcceptedEmbed(reference)
  if (stored === null) return null
  const embed = await unpackEmbed(stored.value)
  embeds.set(reference, { embed })
  return { embed }
}

/** Null if the response is in memory, else why it could not be read. */
async function readVersion(reference: string, _cacheKey: string): Promise<string | null> {
  'use cache'
  cacheTag(tags.organizationJobs(reference))
  const outcome = await readEmbed(reference)
  cacheLife(
    outcome.isAvailable && outcome.embed ? cacheLifetime(['organizations', 'jobs']) : shortCacheLifetime(),
  )
  return outcome.isAvailable ? null : outcome.reason
}

/** When the embed operation was last read for an organization, in milliseconds. */
const readTimes = sharedState('embed-read-times', () => new LRUCache<string, number>({ max: 20_000 }))

/** The time of the response that `tryEmbed` gives, in milliseconds. Null if this process has read none. */
export function embedReadAt(reference: string): number | null {
  return readTimes.get(reference) ?? null
}

/** The pages and the route handlers have clients of their own, which would send the same requests at the same time. */
const running = sharedState('embed-reads', () => new Map<string, Promise<EmbedOutcome>>())

function readEmbed(reference: string): Promise<EmbedOutcome> {
  const earlier = running.get(reference)
  if (earlier) return earlier
  const read = readAndStore(reference).finally(() => running.delete(reference))
  running.set(reference, read)
  return read
}

async function readAndStore(reference: string): Promise<EmbedOutcome> {
  try {
    const client = await getClient()
    const readAt = Date.now()
    const embed = await acceptEmbed(reference, await client.getEmbed(reference))
    storeListedJobs(reference, embed?.jobs ?? [])
    storeJobSlugs(
      reference,
      (embed?.jobs ?? []).map((job) => ({ slug: slugOfJob(job), reference: job.reference })),
    )
    embeds.set(reference, { embed })
    readTimes.set(reference, readAt)
    return { isAvailable: true, embed }
  } catch (error) {
    logError('The jobs of an organization cannot be read', error)
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
 * The wanted jobs of one organization, in the order of its embed response. The others are not read from the disk. Empty if the API
 * has no such organization. Throws if it fails.
 */
export async function getEmbedJobs(
  reference: string,
  isWanted: (key: JobKey) => boolean,
): Promise<readonly EmbedJob[]> {
  const reason = await readVersion(reference, processId)
  if (reason !== null) throw new Error(reason)
  return (await findLastJobs(reference, isWanted)) ?? selectJobs(await getEmbed(reference), isWanted)
}

/**
 * The same from the last response that was read for the organization, however long ago: it has the texts of the jobs in a list that
 * was made from it. Read now if there is none.
 */
export async function getLastJobs(
  reference: string,
  isWanted: (key: JobKey) => boolean,
): Promise<readonly EmbedJob[]> {
  return (await findLastJobs(reference, isWanted)) ?? getEmbedJobs(reference, isWanted)
}

async function findLastJobs(
  reference: string,
  isWanted: (key: JobKey) => boolean,
): Promise<readonly EmbedJob[] | null> {
  const known = embeds.get(reference)
  if (known) return selectJobs(known.embed, isWanted)
  const stored = await readAcceptedEmbed(reference)
  return stored && unpackJobs(stored.value, isWanted)
}

function selectJobs(embed: EmbedRecord | null, isWanted: (key: JobKey) => boolean): readonly EmbedJob[] {
  return embed?.jobs.filter((job) => isWanted(keyOfJob(job))) ?? []
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
