import 'server-only'
import { isDeepStrictEqual, promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import type { EmbedRecord } from '@/lib/client/records'
import { isBuild } from '@/lib/env'
import { type EmbedJobRecord, type JobSummary, toJobSummary } from '@/lib/model/job'
import { withState } from '@/lib/model/job-visibility'
import { toJobWords } from '@/lib/model/job-words'
import { firstItems } from '@/lib/model/limits'
import type { OrganizationSummary } from '@/lib/model/organization'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { createSharer } from '@/lib/process/share-equal'
import { sharedState } from '@/lib/process/shared-state'
import { isAcceptedEmpty, readAcceptedEmbed } from './accepted-embeds'
import { checkReadable, embedReadAt, tryEmbed } from './embeds'
import { findJobState } from './job-states'
import { addKnown } from './known-records'
import { processId } from './memory-versions'
import { readSiteOrganizations } from './organizations'
import { unpackEmbed } from './packed-embed'
import { selectShown } from './shown-jobs'

type OrganizationOutcome = {
  organization: OrganizationSummary
  /** Null if the jobs of the organization cannot be read. */
  listing: Listing | null
}

/**
 * The jobs of each of the site's organizations, as the embed operation lists them. `unavailable` holds the references of configured
 * organizations that could not be read. Throws if all fail.
 */
export async function readOutcomes(concurrency: number): Promise<{
  outcomes: OrganizationOutcome[]
  unavailable: readonly string[]
}> {
  const { organizations, unavailable, isStored } = await readSiteOrganizations()
  if (isStored) throw new Error('The organizations cannot be read')
  return { outcomes: await readOutcomesOf(organizations, concurrency), unavailable }
}

/**
 * The same from the responses that were accepted last, where the API fails. Throws if the jobs of an organization are not on disk,
 * because a list of the others would replace the complete one. A build shows no copies, and the embedded API has none.
 */
export async function readStoredOutcomes(concurrency: number): ReturnType<typeof readOutcomes> {
  const { organizations, unavailable } = await readSiteOrganizations()
  const limit = pLimit(concurrency)
  const read = async (organization: OrganizationSummary): Promise<OrganizationOutcome> => {
    const { reference, name } = organization
    const stored = isBuild ? null : await readAcceptedEmbed(reference)
    if (stored === null && !isAcceptedEmpty(reference)) throw new Error(`no jobs of ${name} are stored`)
    const readAt = stored?.storedAt.getTime() ?? Date.now()
    const embed = stored && (await unpackEmbed(stored.value))
    return { organization, listing: await toListing(embed, organization, readAt) }
  }
  return {
    outcomes: await Promise.all(organizations.map((organization) => limit(() => read(organization)))),
    unavailable,
  }
}

/** The same for some organizations, as the embed operation lists them. */
export async function readOutcomesOf(
  organizations: readonly OrganizationSummary[],
  concurrency: number,
): Promise<OrganizationOutcome[]> {
  const limit = pLimit(concurrency)
  const read = async (organization: OrganizationSummary): Promise<OrganizationOutcome> => ({
    organization,
    listing: await readListing(organization),
  })
  const outcomes = await Promise.all(organizations.map((organization) => limit(() => read(organization))))
  const readable = outcomes.filter(({ listing }) => listing !== null)
  if (readable.length < outcomes.length)
    await checkReadable(readable.map(({ organization }) => organization.reference))
  return outcomes
}

/** A job with those fields of the embed operation that decide whether the site shows it. */
export type EmbeddedJob = { wire: Pick<EmbedJobRecord, 'reference' | 'websites_urls'>; job: JobSummary }

/**
 * The jobs of an organization. `words` are compressed, because those of 50,000 jobs need 35 MB: a line for each job, with the words
 * by which a search finds it. `readAt` is the time of the response of the embed operation, in milliseconds.
 */
type Listing = {
  organization: OrganizationSummary
  jobs: readonly EmbeddedJob[]
  words: Buffer
  readAt: number
}

/** More organizations than a site has. */
export const maxListings = 20_000

/**
 * The jobs of organizations by their references, in the memory of this process: a new board reads only those again that may have
 * changed. The caches of Next.js would serialize them for each page.
 */
const listings = sharedState('job-listings', () => new LRUCache<string, Listing>({ max: maxListings }))

/** The jobs of an organization as the embed operation lists them. Null if they cannot be read. */
export async function readListing(organization: OrganizationSummary): Promise<Listing | null> {
  const isRead = await storeListing(organization, processId)
  return isRead ? (listings.get(organization.reference) ?? null) : null
}

/** Whether the jobs of the organization are in `listings`. False if they cannot be read. */
async function storeListing(organization: OrganizationSummary, _cacheKey: string): Promise<boolean> {
  'use cache'
  cacheTag(tags.organizationJobs(organization.reference))
  const outcome = await tryEmbed(organization.reference)
  if (!outcome.isAvailable) return false
  const readAt = embedReadAt(organization.reference) ?? Date.now()
  const known = listings.get(organization.reference)
  // The pages and the route handlers have caches of their own.
  if (known?.readAt !== readAt || !isDeepStrictEqual(known.organization, organization))
    listings.set(organization.reference, await toListing(outcome.embed, organization, readAt))
  return true
}

const [compress, expand] = [promisify(deflate), promisify(inflate)]

/** Without words in the build, where no page searches for them. */
async function toListing(
  embed: EmbedRecord | null,
  organization: OrganizationSummary,
  readAt: number,
): Promise<Listing> {
  const jobs = await toListed(embed, organization)
  const toWords = ({ job }: EmbeddedJob, index: number) => toJobWords(job, embed?.jobs[index] ?? {})
  const words = isBuild ? [] : await mapWithPauses(jobs, toWords)
  return { organization, jobs, words: await compress(words.join('\n')), readAt }
}

/** The words by which a search finds the jobs, by the references of the jobs. */
export async function readWords(listed: readonly Listing[]): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>()
  for (const { jobs, words: compressed } of listed) {
    const lines = (await expand(compressed)).toString().split('\n')
    for (const [index, { wire }] of jobs.entries()) words.set(wire.reference, lines[index] ?? '')
  }
  return words
}

/** The jobs of an embed response. */
function toListed(embed: EmbedRecord | null, organization: OrganizationSummary): Promise<EmbeddedJob[]> {
  const share = createSharer()
  return mapWithPauses(embed?.jobs ?? [], (wire) => {
    const job = toJobSummary(wire, organization)
    addKnown('job', `${organization.slug}/${job.slug}`)
    return {
      wire: { reference: wire.reference, websites_urls: share(withoutUrls(wire.websites_urls)) },
      job: {
        ...job,
        organization: share(job.organization),
        offices: share(job.offices),
        department: share(job.department),
        contractLabels: share(job.contractLabels),
      },
    }
  })
}

/** The URLs are different for each job, and lists do not need them. */
function withoutUrls(websites: EmbedJobRecord['websites_urls']): EmbedJobRecord['websites_urls'] {
  return firstItems(websites).map(({ reference, website_reference }) => ({ reference, website_reference }))
}

/** Those of these jobs that the site shows, newest first; entries for unsolicited applications are last. */
export async function toShown<T extends EmbeddedJob>(jobs: readonly T[]): Promise<T[]> {
  const shown = await selectShown(jobs.toSorted((a, b) => newestFirst(a.job, b.job)))
  return shown
    .map((listed) => ({ ...listed, job: withState(listed.job, findJobState(listed.job.reference)) }))
    .sort((a, b) => newestFirst(a.job, b.job))
}

function newestFirst(a: JobSummary, b: JobSummary): number {
  const byKind = Number(a.isSpontaneous) - Number(b.isSpontaneous)
  return byKind || (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0)
}
