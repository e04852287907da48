import 'server-only'
import { getJobRows, type JobRow } from '@vitrine/content-store/queries/jobs'
import { listOpenJobsOf } from '@vitrine/content-store/queries/open-jobs'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { embedJobSchema, jobSchema } from '@/lib/client/records'
import { cacheLifetime, notFoundCacheLifetime } from '@/lib/data/cache-lifetime'
import { readOrganizations } from '@/lib/data/organizations'
import { previewedReference } from '@/lib/data/preview-scope'
import { openStore, parseStored } from '@/lib/data/store'
import { env } from '@/lib/env'
import { type EmbedJobRecord, type Job, type JobRecord, type JobSummary, toJob } from '@/lib/model/jobs/job'
import { newestFirst, sortByDate } from '@/lib/model/jobs/job-order'
import { hiddenReason, hiddenReasonOf, toJobState } from '@/lib/model/jobs/job-visibility'
import type { OrganizationSummary } from '@/lib/model/organization'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { readJobBoard } from './job-board'
import { createToEntry, type JobEntries } from './job-entries'
import { findJobKeys } from './job-keys'
import { readJobWebsites } from './job-websites'
import { readPreviewJob } from './preview-jobs'

/** The open jobs of all organizations, newest first; entries for unsolicited applications are last. */
export async function listJobs(): Promise<readonly JobSummary[]> {
  return (await readJobBoard()).board.jobs.map(({ job }) => job)
}

/** The same jobs in the order of feeds: as `sortByDate` orders them by their date of publication. */
export async function listJobsByDate(): Promise<readonly JobSummary[]> {
  return sortByDate(await listJobs(), ({ publishedAt }) => publishedAt)
}

/** The open jobs of the organization with this slug, newest first. Empty if the site has no such organization. */
export async function listOrganizationJobs(slug: string): Promise<readonly JobSummary[]> {
  'use cache'
  cacheTag(tags.organizationSlug(slug))
  const [organization] = await readOrganizations([slug])
  if (organization)
    cacheTag(tags.organization(organization.reference), tags.organizationJobs(organization.reference))
  cacheLife(organization ? cacheLifetime(['organizations', 'jobs']) : notFoundCacheLifetime(slug))
  return organization ? readOrganizationJobs(organization) : []
}

/** For code with a cache of its own, which needs the tags of the organization and of its jobs. */
export async function readOrganizationJobs(
  organization: OrganizationSummary,
): Promise<readonly JobSummary[]> {
  const rows = await listOpenJobsOf(openStore(), [organization.reference])
  const entries: JobEntries = new Map()
  const toEntry = createToEntry(new Map([[organization.reference, organization]]))
  await mapWithPauses(rows, (row) => toEntry(row, entries))
  const websites = await readJobWebsites()
  return [...entries.values()]
    .filter((entry) => hiddenReasonOf({ isClosed: false, websites: entry.websites }, websites) === null)
    .map(({ job }) => job.job)
    .sort(newestFirst(() => 0))
}

/** An embed half with the other one. */
export type JobHalves = { embed: EmbedJobRecord; detail: JobRecord | null }

/** Null for a job without an embed half that has a page. */
export function toHalves({ embed, detail }: Pick<JobRow, 'embed' | 'detail'>): JobHalves | null {
  const parsed = embed === null ? null : parseStored(embed, embedJobSchema)
  return parsed ? { embed: parsed, detail: detail === null ? null : parseStored(detail, jobSchema) } : null
}

const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }

/** Texts of so many jobs are read at once. */
const rowsAtOnce = 50

/** These open jobs with their texts, without jobs that have closed since. `toResult` is called for one job after the other. */
export async function readFullJobs<R>(
  jobs: readonly JobSummary[],
  toResult: (job: Job) => R,
): Promise<readonly { job: Job; result: R }[]> {
  const websites = await readJobWebsites()
  const results: { job: Job; result: R }[] = []
  for (let start = 0; start < jobs.length; start += rowsAtOnce) {
    const part = jobs.slice(start, start + rowsAtOnce)
    const organizations = new Map(part.map(({ reference, organization }) => [reference, organization]))
    const read = await mapWithPauses(await readRows(part), (row) => {
      const organization = organizations.get(row.reference)
      const job = organization ? toOpenJob(row, organization, websites) : null
      return job ? [{ job, result: toResult(job) }] : []
    })
    results.push(...read.flat())
  }
  return results
}

function toOpenJob(
  row: JobRow,
  organization: JobSummary['organization'],
  websites: ReadonlySet<string> | null,
): Job | null {
  const halves = toHalves(row)
  if (!halves) return null
  const { embed, detail } = halves
  if (hiddenReason(embed, detail && toJobState(detail), websites) !== null) return null
  return toJob(embed, detail, organization, site)
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
  cacheTag(tags.organizationSlug(organizationSlug))
  const [organization] = await readOrganizations([organizationSlug])
  if (organization)
    cacheTag(tags.organizationJobs(organization.reference), tags.organization(organization.reference))
  const job = organization ? await findOpenJob(organization, jobSlug) : null
  if (!job) {
    cacheLife(notFoundCacheLifetime(jobSlug))
    return null
  }
  cacheTag(tags.job(job.reference))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  return job
}

async function findOpenJob(organization: OrganizationSummary, slug: string): Promise<Job | null> {
  const websites = await readJobWebsites()
  const keys = (await findJobKeys(organization.reference, slug)).filter(({ isOpen }) => isOpen)
  const rows = await readRows(keys)
  return rows.flatMap((row) => toOpenJob(row, organization, websites) ?? [])[0] ?? null
}

/** Both halves of jobs, in their order. */
async function readRows(jobs: readonly { reference: string }[]): Promise<JobRow[]> {
  if (jobs.length === 0) return []
  const references = jobs.map(({ reference }) => reference)
  const rows = new Map((await getJobRows(openStore(), references)).map((row) => [row.reference, row]))
  return references.flatMap((reference) => rows.get(reference) ?? [])
}
