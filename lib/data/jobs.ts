import 'server-only'
import { setImmediate as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { env } from '@/lib/env'
import { type Job, type JobSummary, toJob } from '@/lib/model/job'
import { hiddenReason, toJobState } from '@/lib/model/job-visibility'
import { slugOfJob } from '@/lib/model/slug'
import { sharedState } from '@/lib/process/shared-state'
import { cacheLifetime, notFoundCacheLifetime } from './cache-lifetime'
import { getEmbedJobs, getLastJobs } from './embeds'
import { readJobBoard } from './job-board'
import { readDetail } from './job-details'
import { readJobWebsites } from './job-websites'
import { maxListings, readListing, toShown } from './listed-jobs'
import { processId } from './memory-versions'
import { findOrganization, maxConcurrentReads } from './organizations'
import type { EmbedJob } from './packed-embed'
import { readPreviewJob } from './preview-jobs'
import { previewedReference } from './preview-scope'

/** `unavailable` holds the names of the organizations whose jobs could not be read: their jobs are missing in the list. */
export type JobList = { jobs: readonly JobSummary[]; unavailable: readonly string[] }

/**
 * The open jobs of all organizations, newest first; entries for unsolicited applications are last. A failing organization
 * does not hide the jobs of the others. Throws if all organizations fail.
 */
export async function listJobs(): Promise<JobList> {
  const { board, unavailable } = await readJobBoard()
  return { jobs: board.jobs.map(({ job }) => job), unavailable }
}

/** The same jobs in the order of feeds: as `sortByDate` orders them by their date of publication. */
export async function listJobsByDate(): Promise<JobList> {
  const { byDate, unavailable } = await readJobBoard()
  return { jobs: byDate, unavailable }
}

/** The same jobs. Throws if those of an organization cannot be read. */
export async function listAllJobs(): Promise<readonly JobSummary[]> {
  const { jobs, unavailable } = await listJobsByDate()
  if (unavailable.length > 0) throw new Error(`jobs of ${unavailable.join(', ')} cannot be read`)
  return jobs
}

/**
 * These open jobs with their texts, which are those of the last response for their organizations, without jobs that have closed
 * since. `toResult` is called for one job after the other, while further jobs are read. Throws if no response was read for one of
 * the organizations, and none can be read now.
 */
export async function readFullJobs<R>(
  jobs: readonly JobSummary[],
  toResult: (job: Job) => R,
): Promise<readonly { job: Job; result: R }[]> {
  const websites = await readJobWebsites()
  const [embeds, details, results] = [pLimit(maxEmbeds), pLimit(maxConcurrentReads), pLimit(1)]
  const full = new Map<string, { job: Job; result: R }>()
  const readOf = async (organization: JobSummary['organization']) => {
    const own = new Set(
      jobs.filter((job) => job.organization.reference === organization.reference).map((job) => job.reference),
    )
    const listed = await embeds(() =>
      getLastJobs(organization.reference, ({ reference }) => own.has(reference)),
    )
    const read = async (found: EmbedJob) => {
      const detail = await details(() => readDetail(found.reference))
      if (hiddenReason(found, detail && toJobState(detail), websites) !== null) return
      const job = toJob(found, detail, organization, site)
      // The texts of a job can take the longest time allowed: the process handles other requests before the next job.
      await results(async () => {
        await pause()
        full.set(found.reference, { job, result: toResult(job) })
      })
    }
    await Promise.all(listed.map(read))
  }
  const organizations = new Map(jobs.map(({ organization }) => [organization.reference, organization]))
  await Promise.all([...organizations.values()].map(readOf))
  return jobs.flatMap(({ reference }) => full.get(reference) ?? [])
}

/** The embed responses of many organizations need more memory than the jobs that are found in them. */
const maxEmbeds = 4

const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }

/** By the slug of the organization, in the memory of this process: an organization can have thousands. */
const shownJobs = sharedState(
  'jobs-of-organizations',
  () => new LRUCache<string, readonly JobSummary[]>({ max: maxListings }),
)

/** The open jobs of the organization with this slug, newest first. Empty if the site has no such organization. */
export async function listOrganizationJobs(slug: string): Promise<readonly JobSummary[]> {
  await readShown(slug, processId)
  return shownJobs.get(slug) ?? []
}

async function readShown(slug: string, _cacheKey: string): Promise<void> {
  'use cache'
  // Without the tag of all jobs, which would make the page of each job stale when any job of the site changes.
  cacheTag(tags.organizationSlug(slug))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  const organization = await findOrganization(slug)
  if (!organization) {
    shownJobs.delete(slug)
    return
  }
  cacheTag(tags.organizationJobs(organization.reference))
  const listing = await readListing(organization)
  if (!listing) throw new Error(`The jobs of ${organization.name} cannot be read`)
  const shown = await toShown(listing.jobs)
  shownJobs.set(
    slug,
    shown.map(({ job }) => job),
  )
}

/**
 * The open job with this slug, else the open job whose reference ends the slug: the job's own slug differs then, and the
 * page redirects to it. Null if the organization has no such open job.
 */
export async function getJob(organizationSlug: string, jobSlug: string): Promise<Job | null> {
  const previewed = previewedReference('job')
  const preview = previewed === null ? null : await readPreviewJob(previewed)
  const isPreviewed = preview?.organization.slug === organizationSlug && preview.job.slug === jobSlug
  return isPreviewed ? preview.job : getPublicJob(organizationSlug, jobSlug)
}

async function getPublicJob(organizationSlug: string, jobSlug: string): Promise<Job | null> {
  'use cache'
  const organization = await findOrganization(organizationSlug)
  const found = organization ? await findEmbedJob(organization.reference, jobSlug) : null
  if (organization)
    cacheTag(tags.organizationJobs(organization.reference), tags.organization(organization.reference))
  const detail = found ? await readDetail(found.reference) : null
  const websites = found ? await readJobWebsites() : null
  if (found) cacheTag(tags.job(found.reference))
  if (!organization || !found || hiddenReason(found, detail && toJobState(detail), websites) !== null) {
    cacheTag(tags.jobs())
    cacheLife(notFoundCacheLifetime(jobSlug))
    return null
  }
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  return toJob(found, detail, organization, site)
}

async function findEmbedJob(organization: string, jobSlug: string): Promise<EmbedJob | null> {
  const jobs = await getEmbedJobs(
    organization,
    ({ slug, reference }) => slug === jobSlug || jobSlug.endsWith(`_${reference}`),
  )
  return jobs.find((job) => slugOfJob(job) === jobSlug) ?? jobs[0] ?? null
}
