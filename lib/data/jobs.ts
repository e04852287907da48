import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { ApiError } from '@/lib/client/api-error'
import type { EmbedRecord, JobBlocks } from '@/lib/client/client'
import { env } from '@/lib/env'
import { type Job, type JobRecord, type JobSummary, toJob, toJobSummary } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { slugOfJob } from '@/lib/model/slug'
import { cacheLifetime, notFoundCacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { checkReadable, getEmbed, tryEmbed } from './embeds'
import { addKnown } from './known-records'
import { checkDetail } from './missing-details'
import { findOrganization, maxConcurrentReads, readSiteOrganizations } from './organizations'
import { getClient, hasToken } from './transport'

/** `unavailable` holds the names of the organizations whose jobs could not be read: their jobs are missing in the list. */
export type JobList = { jobs: readonly JobSummary[]; unavailable: readonly string[] }

/**
 * The open jobs of all organizations, newest first; entries for unsolicited applications are last. A failing organization
 * does not hide the jobs of the others, and such a list has a short cache lifetime. Throws if all organizations fail.
 */
export async function listJobs(): Promise<JobList> {
  'use cache'
  cacheTag(tags.jobs())
  const { outcomes, unavailable } = await readOutcomes()
  cacheTag(...outcomes.slice(0, 100).map(({ organization }) => tags.organizationJobs(organization.reference)))
  const failures = outcomes.filter(({ outcome }) => !outcome.isAvailable)
  const missing = [...failures.map(({ organization }) => organization.name), ...unavailable]
  cacheLife(missing.length > 0 ? shortCacheLifetime() : cacheLifetime(['organizations', 'jobs']))
  const jobs = outcomes.flatMap(({ organization, outcome }) =>
    outcome.isAvailable ? toJobs(outcome.embed, organization) : [],
  )
  return { jobs: jobs.sort(newestFirst), unavailable: missing }
}

/** The site's organizations whose jobs can be read now. Throws if all fail. */
export async function listReadableOrganizations(): Promise<readonly OrganizationSummary[]> {
  const { outcomes } = await readOutcomes()
  return outcomes.filter(({ outcome }) => outcome.isAvailable).map(({ organization }) => organization)
}

/** Every open job of the site with its texts, newest first. Throws if the jobs of an organization cannot be read. */
export async function listFullJobs(): Promise<readonly Job[]> {
  'use cache'
  cacheTag(tags.jobs())
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  const { organizations, unavailable } = await readSiteOrganizations()
  if (unavailable.length > 0) throw new Error(`jobs of ${unavailable.join(', ')} could not be read`)
  const limit = pLimit(maxConcurrentReads)
  const lists = await Promise.all(
    organizations.map(({ slug }) => limit(() => listOrganizationFullJobs(slug))),
  )
  return lists.flat().sort(newestFirst)
}

/** The same for the organization with this slug. Empty if the site has no such organization. */
export async function listOrganizationFullJobs(slug: string): Promise<readonly Job[]> {
  'use cache'
  cacheTag(tags.jobs(), tags.organizationSlug(slug))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  const organization = await findOrganization(slug)
  if (!organization) return []
  cacheTag(tags.organizationJobs(organization.reference))
  const embed = await getEmbed(organization.reference)
  const jobs = await Promise.all(
    (embed?.jobs ?? []).map((job) =>
      details(async () => {
        addKnown('job', `${organization.slug}/${slugOfJob(job)}`)
        const detail = await readDetail(job.reference)
        return isClosed(detail) ? [] : [toJob(job, detail, organization, site)]
      }),
    ),
  )
  return jobs.flat().sort(newestFirst)
}

const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }

const details = pLimit(maxConcurrentReads)

/** Throws if all organizations fail. */
async function readOutcomes() {
  const { organizations, unavailable } = await readSiteOrganizations()
  const limit = pLimit(maxConcurrentReads)
  const outcomes = await Promise.all(
    organizations.map((organization) =>
      limit(async () => ({ organization, outcome: await tryEmbed(organization.reference) })),
    ),
  )
  const readable = outcomes.filter(({ outcome }) => outcome.isAvailable)
  if (readable.length < outcomes.length)
    await checkReadable(readable.map(({ organization }) => organization.reference))
  return { outcomes, unavailable }
}

/** The open jobs of the organization with this slug, newest first. Empty if the site has no such organization. */
export async function listOrganizationJobs(slug: string): Promise<readonly JobSummary[]> {
  const organization = await findOrganization(slug)
  return organization ? toJobs(await getEmbed(organization.reference), organization).sort(newestFirst) : []
}

function toJobs(embed: EmbedRecord | null, organization: OrganizationSummary): JobSummary[] {
  const jobs = (embed?.jobs ?? []).map((job) => toJobSummary(job, organization))
  for (const { slug } of jobs) addKnown('job', `${organization.slug}/${slug}`)
  return jobs
}

function newestFirst(a: JobSummary, b: JobSummary): number {
  const byKind = Number(a.isSpontaneous) - Number(b.isSpontaneous)
  return byKind || (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0)
}

/**
 * The open job with this slug, else the open job whose reference ends the slug: the job's own slug differs then, and the
 * page redirects to it. Null if the organization has no such open job.
 */
export async function getJob(organizationSlug: string, jobSlug: string): Promise<Job | null> {
  'use cache'
  const organization = await findOrganization(organizationSlug)
  const embed = organization ? await getEmbed(organization.reference) : null
  const found =
    embed?.jobs.find((job) => slugOfJob(job) === jobSlug) ??
    embed?.jobs.find((job) => jobSlug.endsWith(`_${job.reference}`))
  if (organization)
    cacheTag(tags.organizationJobs(organization.reference), tags.organization(organization.reference))
  const detail = found ? await readDetail(found.reference) : null
  if (!organization || !found || isClosed(detail)) {
    cacheTag(tags.jobs())
    cacheLife(notFoundCacheLifetime(jobSlug))
    return null
  }
  cacheTag(tags.job(found.reference))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  return toJob(found, detail, organization, site)
}

/** The embed operation may be older than the job's status. `archived_at` proves nothing: jobs are published again. */
function isClosed(detail: JobRecord | null): boolean {
  return detail?.status === 'draft' || detail?.status === 'archived'
}

/** The record of the job operation. Null where the token may not read it, or the API has no such job. */
async function readDetail(reference: string): Promise<JobRecord | null> {
  'use cache'
  cacheTag(tags.job(reference))
  cacheLife(cacheLifetime(['jobs']))
  if (!hasToken) return null
  const client = await getClient()
  const blocks = { application_fields: true, organization: true, websites: true }
  const attempts: JobBlocks[] = [{ ...blocks, office: true }, blocks]
  for (const attempt of attempts) {
    try {
      const detail = await client.getJob(reference, attempt)
      checkDetail(reference, detail !== null)
      return detail
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
    }
  }
  return null
}
