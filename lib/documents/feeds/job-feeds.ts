import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, earlier, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { currentJobBoard } from '@/lib/data/jobs/job-board'
import { listJobsOfState } from '@/lib/data/jobs/job-search'
import { listJobsByDate, readFullJobs, readOrganizationJobs } from '@/lib/data/jobs/jobs'
import { warnOnce } from '@/lib/data/log-once'
import { readEmployer, readOrganizations } from '@/lib/data/organizations'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { JobFilter } from '@/lib/job-filter'
import { type Job, type JobSummary, postingDate } from '@/lib/model/jobs/job'
import type { ArticleFeedFormat, FeedFile, JobFeedFormat } from '@/lib/routes'
import { type FeedScope, feedScopes } from '@/lib/seo/feed-scope'
import { site } from '@/lib/settings/site'
import { withParameters } from '@/lib/settings/site-yaml/link-parameters'
import type { FeedEntry } from './feed'
import { findArchivePart } from './feed-archive'
import { type FeedDocument, toDocument } from './feed-document'
import { toIndeedJob, writeIndeedXml } from './indeed'
import { inOrder, toJobEntry } from './job-entry'
import { toListedJobEntry } from './listed-job-entry'
import { writeFeed } from './write-feed'

type JobFeedFile = FeedFile<JobFeedFormat>

/** Entries of one document. Job boards read one file, and delete the jobs that it lacks: it has more jobs. */
const maxEntries: Readonly<Record<JobFeedFormat, number>> = { rss: 100, atom: 100, json: 100, indeed: 1_000 }

/**
 * The open jobs whose text is in the language of a locale; all open jobs where it is null. Null for an archive that does not
 * exist.
 */
export async function getJobsFeed(file: JobFeedFile, locale: string | null): Promise<FeedDocument | null> {
  'use cache'
  await readEmployer()
  cacheTag(tags.jobs())
  const jobs = await listJobsByDate()
  const own = jobs.filter((job) => locale === null || localeForLanguage(job.language) === locale)
  return toJobsFeed(file, feedScopes.jobs(locale), own)
}

/**
 * The open jobs of an organization in all languages. Null if the site has no organization with this slug, and for an archive
 * that does not exist.
 */
export async function getCompanyJobsFeed(
  file: JobFeedFile,
  locale: string,
  slug: string,
): Promise<FeedDocument | null> {
  'use cache'
  await readEmployer()
  cacheTag(tags.organizationSlug(slug))
  const [organization] = await readOrganizations([slug])
  if (!organization) return notFound()
  cacheTag(tags.organization(organization.reference), tags.organizationJobs(organization.reference))
  const jobs = await readOrganizationJobs(organization)
  return toJobsFeed(file, feedScopes.companyJobs(locale, organization), jobs)
}

/**
 * The open jobs of a state of the job board, newest first. Not cached: it is made of the board in memory. Null for a value that no job
 * has, and for an archive that does not exist.
 */
export async function getJobSearchFeed(
  { format, archive }: FeedFile<ArticleFeedFormat>,
  locale: string,
  filter: JobFilter,
): Promise<FeedDocument | null> {
  const { value: board } = await currentJobBoard()
  const state = await listJobsOfState(board, filter, locale)
  const part = state && findArchivePart(state.jobs.length, archive, maxEntries[format])
  if (!part) return null
  const scope = feedScopes.jobSearch(locale, filter, state.labels)
  const entries = state.jobs
    .slice(part.start, part.start + part.size)
    .map((job) => withSource(toListedJobEntry(job), format))
  return {
    ...toDocument({ format, archive }, scope, part.older),
    body: writeFeed(format, scope, entries, { ...part, archive }),
    freshUntil: Date.now() + 60_000,
  }
}

async function toJobsFeed(
  file: JobFeedFile,
  scope: FeedScope<JobFeedFormat>,
  jobs: readonly JobSummary[],
): Promise<FeedDocument | null> {
  const { format, archive } = file
  const now = new Date()
  const later = jobs.flatMap(({ publishedAt }) =>
    publishedAt !== null && publishedAt > now ? publishedAt : [],
  )
  const lifetime = cacheLifetime(['organizations', 'jobs'], later.reduce<Date | null>(earlier, null), now)
  cacheLife(lifetime)
  const published = inOrder(jobs, now, (job) => job.publishedAt)
  const part = findArchivePart(published.length, archive, maxEntries[format])
  if (!part) return notFound()
  const own = published.slice(part.start, part.start + part.size)
  return {
    ...toDocument(file, scope, part.older),
    body:
      format === 'indeed'
        ? await writeIndeed(own, now)
        : writeFeed(format, scope, await toEntries({ format, archive }, own, now), { ...part, archive }),
    freshUntil: now.getTime() + lifetime.revalidate * 1000,
  }
}

/** An archive has no texts of jobs: it is as long as a list. */
async function toEntries(
  { format, archive }: FeedFile<ArticleFeedFormat>,
  jobs: readonly JobSummary[],
  now: Date,
): Promise<FeedEntry[]> {
  return archive === null
    ? mapFullJobs(jobs, now, (job) => withSource(toJobEntry(job, now, format), format))
    : jobs.map((job) => withSource(toListedJobEntry(job), format))
}

/** The id and the JobPosting of an entry have the URL of the page itself. */
function withSource(entry: FeedEntry, format: ArticleFeedFormat): FeedEntry {
  return { ...entry, url: withParameters(entry.url, site.applications.feeds[format] ?? {}) }
}

/** In the order of their posting dates, which only their records have. */
async function mapFullJobs<R>(
  jobs: readonly JobSummary[],
  now: Date,
  toResult: (job: Job) => R,
): Promise<R[]> {
  const full = await readFullJobs(jobs, toResult)
  const results = new Map(full.map(({ job, result }) => [job.reference, result]))
  const ordered = inOrder(
    full.map(({ job }) => job),
    now,
    postingDate,
  )
  return ordered.flatMap(({ reference }) => results.get(reference) ?? [])
}

async function writeIndeed(jobs: readonly JobSummary[], now: Date): Promise<string> {
  const { xml, omitted } = writeIndeedXml(await mapFullJobs(jobs, now, (job) => toIndeedJob(job, now)))
  for (const { reference, missing } of omitted) {
    warnOnce({ event: 'job omitted from the feed for job boards', job: reference, missing })
  }
  return xml
}

function notFound(): null {
  cacheLife(shortCacheLifetime())
  return null
}
