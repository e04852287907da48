import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { ApiError } from '@/lib/client/api-error'
import type { EmbedRead, JobBlocks } from '@/lib/client/client'
import { env } from '@/lib/env'
import { type Job, type JobSummary, type ReadJob, toJob, toJobSummary } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { briefLife, lifeUntil } from './cache-lifetime'
import { getEmbed, tryEmbed } from './embeds'
import { findOrganization, maxConcurrentReads, readDirectory } from './organizations'
import { getClient, hasToken } from './transport'

/** `unavailable` names the organizations whose jobs could not be read this time: their jobs are missing, not none. */
export type JobList = { jobs: readonly JobSummary[]; unavailable: readonly string[] }

/**
 * The open jobs of all organizations, newest first, standing entries for unsolicited applications last. One failing
 * organization does not hide the others', and such a list is soon read again; if all fail, it throws.
 */
export async function listJobs(): Promise<JobList> {
  'use cache'
  cacheTag(tags.jobs())
  const { outcomes, unavailable } = await readOutcomes()
  cacheTag(...outcomes.slice(0, 100).map(({ organization }) => tags.organizationJobs(organization.reference)))
  const failures = outcomes.filter(({ outcome }) => !outcome.isAvailable)
  if (outcomes.length > 0 && failures.length === outcomes.length) throw new Error('No jobs could be read')
  const missing = [...failures.map(({ organization }) => organization.name), ...unavailable]
  cacheLife(missing.length > 0 ? briefLife() : lifeUntil(null, new Date()))
  const jobs = outcomes.flatMap(({ organization, outcome }) =>
    outcome.isAvailable ? toJobs(outcome.embed, organization) : [],
  )
  return { jobs: jobs.sort(newestFirst), unavailable: missing }
}

/** The site's organizations whose jobs can be read now. */
export async function listReadableOrganizations(): Promise<readonly OrganizationSummary[]> {
  const { outcomes } = await readOutcomes()
  return outcomes.filter(({ outcome }) => outcome.isAvailable).map(({ organization }) => organization)
}

/** Every open job of the site with all that is known of it, newest first. Throws if any organization's cannot be read. */
export async function listWholeJobs(): Promise<readonly Job[]> {
  'use cache'
  cacheTag(tags.jobs())
  cacheLife(lifeUntil(null, new Date()))
  const { organizations, unavailable } = await readDirectory()
  if (unavailable.length > 0) throw new Error(`jobs of ${unavailable.join(', ')} could not be read`)
  const limit = pLimit(maxConcurrentReads)
  const lists = await Promise.all(organizations.map((organization) => limit(() => readWhole(organization))))
  return lists.flat().sort(newestFirst)
}

/** The same of one organization. None if the site has no organization of that slug. */
export async function listOrganizationWholeJobs(slug: string): Promise<readonly Job[]> {
  'use cache'
  cacheTag(tags.jobs(), tags.organizationSlug(slug))
  cacheLife(lifeUntil(null, new Date()))
  const organization = await findOrganization(slug)
  return organization ? [...(await readWhole(organization))].sort(newestFirst) : []
}

const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }

const details = pLimit(maxConcurrentReads)

async function readWhole(organization: OrganizationSummary): Promise<readonly Job[]> {
  cacheTag(tags.organizationJobs(organization.reference))
  const embed = await getEmbed(organization.reference)
  const jobs = await Promise.all(
    (embed?.jobs ?? []).map((job) =>
      details(async () => {
        const detail = await readDetail(job.reference)
        return isClosed(detail) ? [] : [toJob(job, detail, organization, site)]
      }),
    ),
  )
  return jobs.flat()
}

async function readOutcomes() {
  const { organizations, unavailable } = await readDirectory()
  const limit = pLimit(maxConcurrentReads)
  const outcomes = await Promise.all(
    organizations.map((organization) =>
      limit(async () => ({ organization, outcome: await tryEmbed(organization.reference) })),
    ),
  )
  return { outcomes, unavailable }
}

/** The open jobs of the site's organization with this slug, newest first; none if the site has no such one. */
export async function listOrganizationJobs(slug: string): Promise<readonly JobSummary[]> {
  const organization = await findOrganization(slug)
  return organization ? toJobs(await getEmbed(organization.reference), organization).sort(newestFirst) : []
}

function toJobs(embed: EmbedRead | null, organization: OrganizationSummary): JobSummary[] {
  return (embed?.jobs ?? []).map((job) => toJobSummary(job, organization))
}

function newestFirst(a: JobSummary, b: JobSummary): number {
  const byKind = Number(a.isSpontaneous) - Number(b.isSpontaneous)
  return byKind || (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0)
}

/**
 * The open job at a slug, or, where the slug ends in the reference of an open job, that job: its own slug is then
 * another, to which its address has moved. Null if the organization has no such open job.
 */
export async function getJob(organizationSlug: string, jobSlug: string): Promise<Job | null> {
  'use cache'
  const organization = await findOrganization(organizationSlug)
  const embed = organization ? await getEmbed(organization.reference) : null
  const found =
    embed?.jobs.find((job) => job.slug === jobSlug) ??
    embed?.jobs.find((job) => jobSlug.endsWith(`_${job.reference}`))
  if (organization)
    cacheTag(tags.organizationJobs(organization.reference), tags.organization(organization.reference))
  const detail = found ? await readDetail(found.reference) : null
  if (!organization || !found || isClosed(detail)) {
    cacheTag(tags.jobs())
    cacheLife(briefLife())
    return null
  }
  cacheTag(tags.job(found.reference))
  cacheLife(lifeUntil(null, new Date()))
  return toJob(found, detail, organization, site)
}

/** Embed may lag behind the job's own status. An `archived_at` proves nothing: jobs are published again. */
function isClosed(detail: ReadJob | null): boolean {
  return detail?.status === 'draft' || detail?.status === 'archived'
}

/** What embed lacks. Null where the token may not read it, or the API does not know the job: the page stands without. */
export async function readDetail(reference: string): Promise<ReadJob | null> {
  'use cache'
  cacheTag(tags.job(reference))
  cacheLife(lifeUntil(null, new Date()))
  if (!hasToken) return null
  const client = await getClient()
  const blocks = { application_fields: true, organization: true, websites: true }
  const attempts: JobBlocks[] = [{ ...blocks, office: true }, blocks]
  for (const attempt of attempts) {
    try {
      return await client.getJob(reference, attempt)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error
    }
  }
  return null
}
