import { formatList } from '@/lib/i18n/format'
import { localeForLanguage } from '@/lib/i18n/locales'
import { type JobSummary, placesOf } from '@/lib/model/jobs/job'
import { contractLabel, remoteText, salaryText } from '@/lib/model/jobs/job-facts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { escapeHtml } from '@/lib/seo/escape-html'
import { tagId } from '@/lib/seo/feed-scope'
import type { FeedEntry } from './feed'

/** The entry of a job with its facts instead of its texts, for which no request to the API is needed. */
export function toListedJobEntry(job: JobSummary): FeedEntry {
  const { reference, name, language, organization, publishedAt, updatedAt, department } = job
  const locale = localeForLanguage(language)
  const contract = contractLabel(job, locale)?.text
  const facts = job.isSpontaneous
    ? [organization.name]
    : [
        ...[organization.name, formatList(placesOf(job), locale), contract],
        ...[remoteText(job, locale), salaryText(job.salary, locale)],
      ]
  const known = facts.flatMap((fact) => fact || [])
  return {
    id: tagId('job', reference),
    url: absoluteUrl(jobPath(job)),
    title: `${name} – ${organization.name}`,
    language,
    html: `<ul>${known.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`,
    summary: known.join(' · '),
    image: organization.logo && absoluteUrl(organization.logo),
    publishedAt,
    updatedAt: updatedAt && publishedAt && updatedAt < publishedAt ? null : updatedAt,
    authors: [{ name: organization.name, url: organization.websiteUrl }],
    tags: [...new Set([department?.name ?? [], contract ?? []].flat())],
    posting: null,
  }
}
