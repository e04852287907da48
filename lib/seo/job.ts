import type { Metadata } from 'next'
import { ownerLocale } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { type OrganizationSummary, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { feedLinks, feedScopes } from './feeds/scope'
import { type PreviewImage, type PreviewSource, pageMetadata } from './metadata'

/** A job is shown in every locale; this is its canonical address, in the locale of its text. */
export function jobPath(job: Job): string {
  return routes.job(ownerLocale(job.language), job.organization.slug, job.slug)
}

export function jobPreview(job: Job, organization: OrganizationSummary, locale: string): PreviewSource {
  return { image: pickCover(organization, locale), card: routes.card(jobPath(job)) }
}

export function jobMetadata(
  job: Job,
  organization: OrganizationSummary,
  locale: string,
  image: PreviewImage,
): Metadata {
  const city = job.offices[0]?.city
  return pageMetadata({
    locale,
    path: jobPath(job),
    twin: routes.markdown(jobPath(job)),
    title: [job.name, organization.name, city].filter(Boolean).join(' – '),
    description: job.description ?? job.profile,
    image,
    feeds: feedLinks(feedScopes.companyJobs(locale, organization)),
  })
}
