import {
  type Block,
  heading,
  link,
  list,
  paragraph,
  text,
  toBlocks,
  toMarkdownDocument,
} from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { env } from '@/lib/env'
import { formatDate, formatList } from '@/lib/i18n/format'
import { localeForLanguage, messagesFor } from '@/lib/i18n/locales'
import { tokenLabel } from '@/lib/i18n/token-label'
import { translatorFor } from '@/lib/i18n/translator'
import { type Job, placesOf } from '@/lib/model/jobs/job'
import { contractLabel, durationText, remoteText, salaryText, startText } from '@/lib/model/jobs/job-facts'
import type { OrganizationSummary } from '@/lib/model/organization'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { type Fact, factList, placeText } from './facts'
import { organizationMarkdownLink } from './links'

/** An open job in Markdown, in the locale of its text, with the facts that its page shows. */
export function jobMarkdown(job: Job, organization: OrganizationSummary): string {
  const locale = localeForLanguage(job.language)
  const t = translatorFor(locale)
  const url = absoluteUrl(jobPath(job))
  const section = (title: string, html: string | null): Block[] =>
    html === null ? [] : [heading(2, title), ...toBlocks(parseText(html, 'html'), url, 3)]
  return toMarkdownDocument(toFrontMatter(job, locale, url), [
    heading(1, job.name),
    paragraph(organizationMarkdownLink(organization, locale)),
    ...factList(toFacts(job, locale)),
    ...section(t('Job.description'), job.description),
    ...section(t('Job.profile'), job.profile),
    ...section(t('Job.process'), job.recruitmentProcess),
    ...section(t('Job.company', { name: organization.name }), job.companyDescription),
    ...toApplication(job, locale),
  ])
}

function toFrontMatter(job: Job, locale: string, url: string) {
  return {
    title: job.name,
    url,
    language: job.language,
    company: job.organization.name,
    places: job.isSpontaneous ? null : placesOf(job),
    contract: job.isSpontaneous ? null : (contractLabel(job, locale)?.text ?? null),
    salary: salaryText(job.salary, locale),
    remote: job.isSpontaneous ? null : remoteText(job, locale),
    published: job.publishedAt?.toISOString() ?? null,
    updated: job.updatedAt?.toISOString() ?? null,
    apply: job.applyUrl ?? job.applyText,
  }
}

function toFacts(job: Job, locale: string): Fact[] {
  const t = translatorFor(locale)
  const { Tokens: tokens } = messagesFor(locale)
  const contract = [contractLabel(job, locale)?.text, durationText(job.contractDuration, locale)]
  const places = job.offices.map((office) => placeText(office, locale))
  const { experienceLevel, educationLevel, publishedAt } = job
  const ofVacancies: Fact[] = [
    [t('Job.facts.contract'), contract[0] ? contract.filter(Boolean).join(', ') : null],
    [t('Job.facts.places', { count: places.length }), places.join('; ') || null],
    [t('Job.facts.remote'), remoteText(job, locale)],
  ]
  return [
    ...(job.isSpontaneous ? [] : ofVacancies),
    [t('Job.facts.salary'), salaryText(job.salary, locale)],
    [t('Job.facts.start'), startText(job, locale)?.text ?? null],
    [t('Job.facts.experience'), experienceLevel && tokenLabel(tokens.experience, experienceLevel)],
    [t('Job.facts.education'), educationLevel && tokenLabel(tokens.education, educationLevel)],
    [t('Job.facts.department'), job.department?.name ?? null],
    [t('Job.facts.published'), publishedAt && formatDate(publishedAt, locale, env.SITE_TIME_ZONE)],
    [t('Job.facts.reference'), formatList([job.reference, job.externalReference ?? []].flat(), locale)],
  ]
}

function toApplication(job: Job, locale: string): Block[] {
  const t = translatorFor(locale)
  const { Tokens: tokens } = messagesFor(locale)
  const elsewhere = job.websites.filter(({ url }) => url !== job.applyUrl)
  const label = t(job.isSpontaneous ? 'Job.apply.spontaneous' : 'Job.apply.job')
  return [
    heading(2, t('Job.application')),
    ...factList(
      job.applicationFields.map(({ name, mode }) => [
        tokenLabel(tokens.applicationField, name),
        tokenLabel(tokens.applicationMode, mode),
      ]),
    ),
    ...(job.applyUrl ? [paragraph(link(label, job.applyUrl))] : []),
    ...(job.applyText ? [paragraph(text(t('Job.apply.text', { text: job.applyText })))] : []),
    ...(elsewhere.length > 0 ? [paragraph(text(`${t('Job.elsewhere')}:`))] : []),
    ...list(elsewhere.map(({ name, url }) => [link(name ?? new URL(url).hostname, url)])),
  ]
}
