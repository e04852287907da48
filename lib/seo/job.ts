import type { Metadata } from 'next'
import { toPlainText } from '@/lib/content/plain-text'
import type { Job } from '@/lib/model/job'
import { contractLabel, salaryText } from '@/lib/model/job-facts'
import { type OrganizationSummary, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { feedLinks, feedScopes } from './feed-scope'
import { jobPath } from './job-path'
import { type PreviewImage, type PreviewSource, pageMetadata } from './metadata'

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
  const facts = [contractLabel(job, locale)?.text, city, salaryText(job.salary, locale)]
  return pageMetadata({
    locale,
    path: jobPath(job),
    twin: routes.markdown(jobPath(job)),
    title: [job.name, organization.name, city].filter(Boolean).join(' – '),
    description: [...facts, toPlainText(job.description ?? job.profile ?? '')].filter(Boolean).join(' · '),
    image,
    feeds: feedLinks(feedScopes.companyJobs(locale, organization)),
  })
}
