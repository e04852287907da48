import { readExcerpt, readHtml } from '@/lib/content/text-readers'
import { localeForLanguage } from '@/lib/i18n/locales'
import { type Job, type JobSummary, postingDate } from '@/lib/model/jobs/job'
import { contractLabel } from '@/lib/model/jobs/job-facts'
import { sortByDate } from '@/lib/model/jobs/job-order'
import type { ArticleFeedFormat } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { tagId } from '@/lib/seo/feed-scope'
import { toJobDescription } from '@/lib/seo/json-ld/job-description'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import type { FeedEntry } from './feed'

/** The jobs published up to `now`, as `sortByDate` orders them. */
export function inOrder<T extends JobSummary>(
  jobs: readonly T[],
  now: Date,
  dateOf: (job: T) => Date | null,
): readonly T[] {
  return sortByDate(
    jobs.filter((job) => job.publishedAt === null || job.publishedAt <= now),
    dateOf,
  )
}

/** The entry of a job with its texts. Only JSON has a place for its `JobPosting`. */
export function toJobEntry(job: Job, now: Date, format: ArticleFeedFormat): FeedEntry {
  const { reference, name, language, organization, department, updatedAt } = job
  const publishedAt = postingDate(job)
  const url = absoluteUrl(jobPath(job))
  const text = job.description ?? job.profile ?? ''
  const contract = contractLabel(job, localeForLanguage(language))
  return {
    id: tagId('job', reference),
    url,
    title: `${name} – ${organization.name}`,
    language,
    html: toJobDescription(job, readHtml),
    summary: readExcerpt(text, 'html', url) || null,
    image: organization.logo && absoluteUrl(organization.logo),
    publishedAt,
    updatedAt: updatedAt && publishedAt && updatedAt < publishedAt ? null : updatedAt,
    authors: [{ name: organization.name, url: organization.websiteUrl }],
    tags: [...new Set([department?.name ?? [], contract?.text ?? []].flat())],
    posting: format === 'json' ? toJobPosting(job, now).posting : null,
  }
}
