import { toHtmlText } from '@/lib/content/html-text'
import { toExcerpt } from '@/lib/content/plain-text'
import type { Job } from '@/lib/model/job'
import { pickText } from '@/lib/model/localized'
import { jobPath } from '@/lib/seo/job-path'
import { absolute } from '@/lib/seo/json-ld/graph'
import { toJobDescription } from '@/lib/seo/json-ld/job-description'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { type FeedEntry, tagId } from './feed'

/** The jobs that are open now, the latest first; those that nothing dates are last. */
export function toJobEntries(jobs: readonly Job[], now: Date): FeedEntry[] {
  return inOrder(jobs, now).map((job) => toJobEntry(job, now))
}

/** The same jobs in the same order, for other forms. */
export function inOrder(jobs: readonly Job[], now: Date): Job[] {
  return jobs.filter((job) => job.publishedAt === null || job.publishedAt <= now).sort(byDate)
}

/** When a job was published, as far as anything tells. The record is made before that, never after. */
export function toJobDate({ publishedAt, createdAt, createdDay }: Job): Date | null {
  return publishedAt ?? createdAt ?? (createdDay === null ? null : new Date(createdDay))
}

function toJobEntry(job: Job, now: Date): FeedEntry {
  const { reference, name, language, organization, department, contractLabels, updatedAt } = job
  const publishedAt = toJobDate(job)
  const contract = pickText(contractLabels, language, organization.defaultLanguage)
  return {
    id: tagId('job', reference),
    url: absolute(jobPath(job)),
    title: `${name} – ${organization.name}`,
    language,
    html: toJobDescription(job, (text, base) => toHtmlText(text, 'html', base)),
    summary: toExcerpt(job.description ?? job.profile ?? '', 300) || null,
    image: organization.logo && absolute(organization.logo),
    publishedAt,
    updatedAt: updatedAt && publishedAt && updatedAt < publishedAt ? null : updatedAt,
    authors: [{ name: organization.name, url: organization.websiteUrl }],
    tags: [...new Set([department?.name ?? [], contract?.text ?? []].flat())],
    posting: toJobPosting(job, now).posting,
  }
}

/** References break ties, so that equal contents make equal feeds. */
function byDate(a: Job, b: Job): number {
  const byTime = (toJobDate(b)?.getTime() ?? 0) - (toJobDate(a)?.getTime() ?? 0)
  return byTime || (a.reference < b.reference ? -1 : 1)
}
