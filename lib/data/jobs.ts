import 'server-only'
import { findJobRows, getJobRows, type JobRow, listJobReferences } from '@vitrine/content-store/queries/jobs'
import { getOpenJobs, listOpenJobsOf } from '@vitrine/content-store/queries/open-jobs'
import { parseSummary } from '@vitrine/content-store/records/job'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { embedJobSchema, jobSchema } from '@/lib/client/records'
import { env } from '@/lib/env'
import { type EmbedJobRecord, type Job, type JobRecord, type JobSummary, toJob } from '@/lib/model/job'
import { newestFirst, sortByDate } from '@/lib/model/job-order'
import { hiddenReason, hiddenReasonOf, toJobState } from '@/lib/model/job-visibility'
import type { OrganizationSummary } from '@/lib/model/organization'
import { slugOfJob } from '@/lib/model/slug'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { isPathReference } from '@/lib/routes'
import { cacheLifetime, notFoundCacheLifetime } from './cache-lifetime'
import { readJobBoard } from './job-board'
import { createToEntry, type JobEntries } from './job-entries'
import { readJobWebsites } from './job-websites'
import { readOrganizations } from './organizations'
import { readPreviewJob } from './preview-jobs'
import { previewedReference } from './preview-scope'
import { openStore, parseStored } from './store'

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

export const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }

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
    const rows = await getJobRows(
      openStore(),
      part.map(({ reference }) => reference),
    )
    const byReference = new Map(rows.map((row) => [row.reference, row]))
    const read = await mapWithPauses(part, ({ reference, organization }) => {
      const row = byReference.get(reference)
      const job = row ? toOpenJob(row, organization, websites) : null
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
  const rows = await findJobsBySlug(organization.reference, slug)
  const open = rows.flatMap((row) => toOpenJob(row, organization, websites) ?? [])
  return open.find((job) => job.slug === slug) ?? open[0] ?? null
}

/** The jobs of an organization, open or not, whose slug this is, or whose reference ends it. */
export async function findJobsBySlug(organization: string, slug: string): Promise<readonly JobRow[]> {
  const parts = slug.split('_').slice(0, 50)
  const references = parts.slice(1).map((_, index) => parts.slice(index + 1).join('_'))
  const rows = await findJobRows(openStore(), organization, { slug, references })
  return rows.length > 0 || !hashAtEnd.test(slug) ? rows : findByHash(organization, slug)
}

const hashAtEnd = /_[a-z0-9]{1,7}$/

/** The slug of a job whose reference cannot be in a path ends with a hash of it. */
async function findByHash(organization: string, slug: string): Promise<readonly JobRow[]> {
  const all = await listJobReferences(openStore(), [organization])
  const others = all.filter((reference) => !isPathReference(reference))
  const jobs = others.length === 0 ? [] : await getOpenJobs(openStore(), others)
  const found = jobs.find(({ summary }) => slugOfJob(parseSummary(summary).embed) === slug)
  return found ? getJobRows(openStore(), [found.reference]) : []
}
