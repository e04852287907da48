import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import type { EmbedRecord } from '@/lib/client/client'
import { env } from '@/lib/env'
import { type EmbedJobRecord, type Job, type JobSummary, toJob, toJobSummary } from '@/lib/model/job'
import { hiddenReason, toJobState, withState } from '@/lib/model/job-visibility'
import type { OrganizationSummary } from '@/lib/model/organization'
import { slugOfJob } from '@/lib/model/slug'
import { cacheLifetime, notFoundCacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { checkReadable, getEmbed, tryEmbed } from './embeds'
import { readDetail } from './job-details'
import { findJobState } from './job-states'
import { readJobWebsites } from './job-websites'
import { addKnown } from './known-records'
import { findOrganization, maxConcurrentReads, readSiteOrganizations } from './organizations'
import { readPreviewJob } from './preview-jobs'
import { previewedReference } from './preview-scope'
import { selectShown } from './shown-jobs'

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
  const listed = outcomes.flatMap(({ organization, outcome }) =>
    outcome.isAvailable ? toListed(outcome.embed, organization) : [],
  )
  return { jobs: await toShown(listed), unavailable: missing }
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
  const websites = await readJobWebsites()
  const jobs = await Promise.all(
    (embed?.jobs ?? []).map((job) =>
      details(async () => {
        addKnown('job', `${organization.slug}/${slugOfJob(job)}`)
        const detail = await readDetail(job.reference)
        const isHidden = hiddenReason(job, detail && toJobState(detail), websites) !== null
        return isHidden ? [] : [toJob(job, detail, organization, site)]
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
  'use cache'
  cacheTag(tags.jobs(), tags.organizationSlug(slug))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  const organization = await findOrganization(slug)
  if (!organization) return []
  cacheTag(tags.organizationJobs(organization.reference))
  return toShown(toListed(await getEmbed(organization.reference), organization))
}

type ListedJob = { wire: EmbedJobRecord; job: JobSummary }

function toListed(embed: EmbedRecord | null, organization: OrganizationSummary): ListedJob[] {
  const jobs = (embed?.jobs ?? []).map((wire) => ({ wire, job: toJobSummary(wire, organization) }))
  for (const { job } of jobs) addKnown('job', `${organization.slug}/${job.slug}`)
  return jobs
}

async function toShown(jobs: readonly ListedJob[]): Promise<JobSummary[]> {
  const sorted = jobs.toSorted((a, b) => newestFirst(a.job, b.job))
  const shown = await selectShown(sorted)
  return shown.map(({ wire, job }) => withState(job, findJobState(wire.reference))).sort(newestFirst)
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
  const previewed = previewedReference('job')
  const preview = previewed === null ? null : await readPreviewJob(previewed)
  const isPreviewed = preview?.organization.slug === organizationSlug && preview.job.slug === jobSlug
  return isPreviewed ? preview.job : getPublicJob(organizationSlug, jobSlug)
}

async function getPublicJob(organizationSlug: string, jobSlug: string): Promise<Job | null> {
  'use cache'
  const organization = await findOrganization(organizationSlug)
  const embed = organization ? await getEmbed(organization.reference) : null
  const found =
    embed?.jobs.find((job) => slugOfJob(job) === jobSlug) ??
    embed?.jobs.find((job) => jobSlug.endsWith(`_${job.reference}`))
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
