import type { Metadata } from 'next'
import { readTree } from '@/lib/content/parsed-texts'
import { firstSentences } from '@/lib/content/plain-text'
import type { Job } from '@/lib/model/jobs/job'
import { contractLabel, salaryText } from '@/lib/model/jobs/job-facts'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { jobPath } from './canonical-paths'
import { feedLinks, feedScopes } from './feed-scope'
import { type OpenGraphImage, pageMetadata, toDescription } from './metadata'

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
    frame: jobPath(job),
    title: [job.name, organization.name, city].filter(Boolean).join(' – '),
    description: toDescription([...facts, jobExcerpt(job)].filter(Boolean).join(' · ')),
    image,
    feeds: feedLinks(feedScopes.companyJobs(locale, organization)),
  })
}

/** The start of the first text that has words: a text can be markup only. Null if there is none. */
export function jobExcerpt(job: Job): string | null {
  for (const text of [job.description, job.profile, job.recruitmentProcess, job.companyDescription]) {
    const words = text && firstSentences(readTree(text, 'html'))
    if (words) return words
  }
  return null
}
