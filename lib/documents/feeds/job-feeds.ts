import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, earlier, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { listFullJobs, listOrganizationFullJobs } from '@/lib/data/jobs'
import { warnOnce } from '@/lib/data/log-once'
import { findOrganization } from '@/lib/data/organizations'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { type JobFeedFormat, jobFeedFormats } from '@/lib/routes'
import { type FeedScope, feedScopes } from '@/lib/seo/feed-scope'
import type { FeedDocument } from './feed-document'
import { toIndeedXml } from './indeed'
import { toJobEntries } from './job-entry'
import { writeFeed } from './write-feed'

/** The open jobs whose text is in the language of a locale; all open jobs where it is null. */
export async function getJobsFeed(format: JobFeedFormat, locale: string | null): Promise<FeedDocument> {
  'use cache'
  cacheTag(tags.jobs())
  const jobs = await listFullJobs()
  const own = jobs.filter((job) => locale === null || localeForLanguage(job.language) === locale)
  return toJobsFeed(format, feedScopes.jobs(locale), own)
}

/** The open jobs of an organization in all languages. Null if the site has no organization with this slug. */
export async function getCompanyJobsFeed(
  format: JobFeedFormat,
  locale: string,
  slug: string,
): Promise<FeedDocument | null> {
  'use cache'
  cacheTag(tags.organizations(), tags.organizationSlug(slug))
  const organization = await findOrganization(slug)
  if (!organization) {
    cacheLife(shortCacheLifetime())
    return null
  }
  cacheTag(tags.organization(organization.reference), tags.organizationJobs(organization.reference))
  return toJobsFeed(
    format,
    feedScopes.companyJobs(locale, organization),
    await listOrganizationFullJobs(slug),
  )
}

function toJobsFeed(
  format: JobFeedFormat,
  scope: FeedScope<JobFeedFormat>,
  jobs: readonly Job[],
): FeedDocument {
  const now = new Date()
  const later = jobs.map((job) => job.publishedAt).filter((date) => date !== null && date > now)
  const lifetime = cacheLifetime(['organizations', 'jobs'], later.reduce<Date | null>(earlier, null), now)
  cacheLife(lifetime)
  return {
    path: scope.paths[format],
    body: write(format, scope, jobs, now),
    type: jobFeedFormats[format].type,
    freshUntil: now.getTime() + lifetime.revalidate * 1000,
  }
}

function write(
  format: JobFeedFormat,
  scope: FeedScope<JobFeedFormat>,
  jobs: readonly Job[],
  now: Date,
): string {
  if (format !== 'indeed') return writeFeed(format, scope, toJobEntries(jobs, now))
  const { xml, omitted } = toIndeedXml(jobs, now)
  for (const { reference, missing } of omitted) {
    warnOnce({ event: 'job omitted from the feed for job boards', job: reference, missing })
  }
  return xml
}
