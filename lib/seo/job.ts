import type { Metadata } from 'next'
import { ownerLocale } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { type OrganizationSummary, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { feedLinks, feedScopes } from './feeds/scope'
import { pageMetadata } from './metadata'

/** A job is shown in every locale; this is its canonical address, in the locale of its text. */
export function jobPath(job: Job): string {
  return routes.job(ownerLocale(job.language), job.organization.slug, job.slug)
}

export function jobMetadata(job: Job, organization: OrganizationSummary, locale: string): Metadata {
  const city = job.offices[0]?.city
  return pageMetadata({
    locale,
    path: jobPath(job),
    title: [job.name, organization.name, city].filter(Boolean).join(' – '),
    description: job.description ?? job.profile,
    image: pickCover(organization, locale) ?? organization.logo,
    feeds: feedLinks(feedScopes.companyJobs(locale, organization)),
  })
}
