import type { Metadata } from 'next'
import { toPlainText } from '@/lib/content/plain-text'
import type { Job } from '@/lib/model/job'
import { contractLabel, salaryText } from '@/lib/model/job-facts'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { jobPath } from './canonical-paths'
import { feedLinks, feedScopes } from './feed-scope'
import { type OpenGraphImage, pageMetadata } from './metadata'

export function jobMetadata(
  job: Job,
  organization: OrganizationSummary,
  locale: string,
  image: OpenGraphImage,
): Metadata {
  const city = job.offices[0]?.city
  const facts = [contractLabel(job, locale)?.text, city, salaryText(job.salary, locale)]
  return pageMetadata({
    locale,
    path: jobPath(job),
    markdown: routes.markdown(jobPath(job)),
    title: [job.name, organization.name, city].filter(Boolean).join(' – '),
    description: [...facts, toPlainText(job.description ?? job.profile ?? '')].filter(Boolean).join(' · '),
    image,
    feeds: feedLinks(feedScopes.companyJobs(locale, organization)),
  })
}
