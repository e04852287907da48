import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { readOrganizationJobs } from '@/lib/data/jobs/jobs'
import { readEmployer, readOrganizations } from '@/lib/data/organizations'
import { langProps } from '@/lib/i18n/lang-props'
import { translatorFor } from '@/lib/i18n/translator'
import { type JobSummary, placesOf } from '@/lib/model/jobs/job'
import { contractLabel, remoteText } from '@/lib/model/jobs/job-facts'
import { sortByLanguage } from '@/lib/model/jobs/job-order'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** An organization with more jobs has them all on its page. */
const maxJobs = 500

/**
 * The open jobs of an organization for the element `vitrine-jobs`, as text. Elements of earlier versions of the site read it too: a
 * property may be added, and none may be removed or get another meaning. Null if the site has no organization with this slug.
 */
export async function getJobList(locale: string, slug: string): Promise<string | null> {
  'use cache'
  await readEmployer()
  cacheTag(tags.organizationSlug(slug))
  const [organization] = await readOrganizations([slug])
  if (!organization) {
    cacheLife(shortCacheLifetime())
    return null
  }
  cacheTag(tags.organization(organization.reference), tags.organizationJobs(organization.reference))
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  return JSON.stringify(toJobList(organization, await readOrganizationJobs(organization), locale))
}

export type JobList = ReturnType<typeof toJobList>

/** URLs are absolute. Texts of the interface are in the language of the list, titles in the language of the job. */
function toJobList(organization: OrganizationSummary, jobs: readonly JobSummary[], locale: string) {
  const t = translatorFor(locale)
  return {
    ...langProps(locale),
    url: absoluteUrl(routes.companyJobs(locale, organization.slug)),
    total: jobs.length,
    texts: {
      find: t('JobBoard.filters.title'),
      words: t('JobBoard.words.label'),
      department: t('JobBoard.facets.department'),
      place: t('JobBoard.facets.city'),
      contract: t('JobBoard.facets.contract'),
      any: t('JobsElement.any'),
      count: t('JobsElement.count'),
      empty: t('Jobs.empty'),
      noMatch: t('JobBoard.none.title'),
      more: t('JobBoard.more'),
      all: t('Feeds.companyJobs.title', { name: organization.name }),
    },
    jobs: sortByLanguage(jobs, locale)
      .slice(0, maxJobs)
      .map((job) => toListedJob(job, locale)),
  }
}

function toListedJob(job: JobSummary, locale: string) {
  return {
    title: job.name,
    lang: job.language,
    url: absoluteUrl(routes.job(locale, job.organization.slug, job.slug)),
    department: job.department?.name ?? null,
    places: job.isSpontaneous ? [] : placesOf(job),
    contract: job.isSpontaneous ? null : (contractLabel(job, locale)?.text ?? null),
    remote: job.isSpontaneous ? null : remoteText(job, locale),
  }
}
