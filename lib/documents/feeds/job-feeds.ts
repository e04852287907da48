import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { briefLife, earlier, lifeUntil } from '@/lib/data/cache-lifetime'
import { listOrganizationWholeJobs, listWholeJobs } from '@/lib/data/jobs'
import { findOrganization } from '@/lib/data/organizations'
import { ownerLocale } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { feedTypes, type JobFeedFormat } from '@/lib/routes'
import { type FeedScope, feedScopes } from '@/lib/seo/feed-scope'
import type { FeedText } from './feed-document'
import { type LeftOut, toIndeedXml } from './indeed'
import { toJobEntries } from './job-entry'
import { writeFeed } from './write-feed'

/** The open jobs whose texts a locale owns; all of them where it is null. */
export async function getJobsFeed(format: JobFeedFormat, locale: string | null): Promise<FeedText> {
  'use cache'
  cacheTag(tags.jobs())
  const jobs = await listWholeJobs()
  const own = jobs.filter((job) => locale === null || ownerLocale(job.language) === locale)
  return toJobsFeed(format, feedScopes.jobs(locale), own)
}

/** All open jobs of the organization, whatever their language. Null if the site has none of that slug. */
export async function getCompanyJobsFeed(
  format: JobFeedFormat,
  locale: string,
  slug: string,
): Promise<FeedText | null> {
  'use cache'
  cacheTag(tags.organizations(), tags.organizationSlug(slug))
  const organization = await findOrganization(slug)
  if (!organization) {
    cacheLife(briefLife())
    return null
  }
  cacheTag(tags.organization(organization.reference), tags.organizationJobs(organization.reference))
  return toJobsFeed(
    format,
    feedScopes.companyJobs(locale, organization),
    await listOrganizationWholeJobs(slug),
  )
}

function toJobsFeed(format: JobFeedFormat, scope: FeedScope<JobFeedFormat>, jobs: readonly Job[]): FeedText {
  const now = new Date()
  const later = jobs.map((job) => job.publishedAt).filter((moment) => moment !== null && moment > now)
  const life = lifeUntil(later.reduce<Date | null>(earlier, null), now)
  cacheLife(life)
  return {
    path: scope.paths[format],
    body: write(format, scope, jobs, now),
    type: feedTypes[format],
    freshUntil: now.getTime() + life.revalidate * 1000,
  }
}

function write(
  format: JobFeedFormat,
  scope: FeedScope<JobFeedFormat>,
  jobs: readonly Job[],
  now: Date,
): string {
  if (format !== 'indeed') return writeFeed(format, scope, toJobEntries(jobs, now))
  const { xml, leftOut } = toIndeedXml(jobs, now)
  leftOut.forEach(warn)
  return xml
}

const warned = new Set<string>()

/** One line for each job and what it lacks, not one for each time a feed is made anew. */
function warn({ reference, missing }: LeftOut): void {
  const line = JSON.stringify({ event: 'job left out for job boards', job: reference, missing })
  if (warned.has(line)) return
  warned.add(line)
  console.warn(line)
}
