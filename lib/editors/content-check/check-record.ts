import type { ImageState } from '@/lib/data/image-states'
import { type ArticleSubject, articleImages } from '@/lib/editors/warnings/article-subject'
import type { JobSubject } from '@/lib/editors/warnings/job-subject'
import { type OrganizationSubject, organizationImages } from '@/lib/editors/warnings/organization-subject'
import { type PageSubject, pageRules } from '@/lib/editors/warnings/page-rules'
import { articleFacts, jobFacts, organizationFacts, pageFacts } from '@/lib/editors/warnings/record-facts'
import { findWarnings } from '@/lib/editors/warnings/rule'
import { articleRules, jobRecordRules, organizationRules } from '@/lib/editors/warnings/rules'
import { type SiteSubject, siteRules } from '@/lib/editors/warnings/site-rules'
import { localeForLanguage } from '@/lib/i18n/locales'
import { isPublic } from '@/lib/model/articles/article'
import { toDate } from '@/lib/model/date'
import type { JobSummary } from '@/lib/model/jobs/job'
import { routes } from '@/lib/routes'
import { articlePath, jobPath } from '@/lib/seo/canonical-paths'
import type { CheckedRecord, ReadRecord } from './checked-record'

export type ReadImages = (urls: readonly string[]) => Promise<ReadonlyMap<string, ImageState>>

export async function checkArticle(subject: ArticleSubject, readImages: ReadImages): Promise<ReadRecord> {
  const { record, article, now } = subject
  const states = await readImages(articleImages(subject))
  const publishedAt = toDate(record.published_at)
  const isLive = isPublic(record, now)
  const isScheduled = publishedAt !== null && publishedAt > now
  return {
    type: 'article',
    reference: record.reference,
    title: article.name,
    language: article.language,
    state: isLive ? 'live' : isScheduled ? 'scheduled' : 'hidden',
    publishedAt: isScheduled ? publishedAt.toISOString() : null,
    path: isLive ? articlePath(article) : null,
    warnings: findWarnings(articleRules, { ...subject, states }),
    facts: articleFacts(subject),
  }
}

/** No link leads to a draft, and it gets its date when it is published. */
export async function checkArticleDraft(
  subject: ArticleSubject,
  readImages: ReadImages,
): Promise<ReadRecord> {
  const checked = await checkArticle(subject, readImages)
  return {
    ...checked,
    ...{ state: 'draft', publishedAt: null, path: null, facts: { ...checked.facts, targets: [] } },
    warnings: checked.warnings.filter(({ rule }) => rule !== 'article-date-missing'),
  }
}

/** `subject` is null for an organization of which the API gives only the name: it has no warnings. */
export async function checkOrganization(
  { reference, name, slug, defaultLanguage }: JobSummary['organization'],
  subject: OrganizationSubject | null,
  readImages: ReadImages,
): Promise<ReadRecord> {
  const states = await readImages(subject ? organizationImages(subject) : [])
  return {
    type: 'organization',
    reference,
    title: name,
    language: defaultLanguage,
    state: 'live',
    publishedAt: null,
    path: routes.company(localeForLanguage(defaultLanguage), slug),
    warnings: subject ? findWarnings(organizationRules, { ...subject, states }) : [],
    facts: organizationFacts({ reference, slug }),
  }
}

export function checkJob(subject: JobSubject): ReadRecord {
  const { job } = subject
  return {
    type: 'job',
    reference: job.reference,
    title: job.name || job.reference,
    language: job.language,
    state: 'live',
    publishedAt: null,
    path: jobPath(job),
    warnings: findWarnings(jobRecordRules, subject),
    facts: jobFacts(subject),
  }
}

export function checkPage(subject: PageSubject): ReadRecord {
  const { locale, name, title } = subject.page
  const facts = pageFacts(subject)
  return {
    type: 'page',
    reference: facts.reference,
    title,
    language: locale,
    state: 'live',
    publishedAt: null,
    path: routes.ownPage(locale, name),
    warnings: findWarnings(pageRules, subject),
    facts,
  }
}

/** A draft gets its date when it is published. */
export function checkJobDraft(subject: JobSubject): ReadRecord {
  const checked = checkJob(subject)
  return {
    ...checked,
    ...{ state: 'draft', path: null },
    warnings: checked.warnings.filter(
      ({ rule }) => rule !== 'job-date-missing' && rule !== 'job-date-of-creation',
    ),
  }
}

/** Adds the warnings that need the whole site. A job that the site does not show has no others. */
export function compareWithSite({ facts, ...record }: ReadRecord, site: SiteSubject['site']): CheckedRecord {
  const warnings = findWarnings(siteRules, { facts, site })
  const hidden = warnings.filter(({ rule }) => rule === 'job-hidden')
  if (hidden.length > 0) return { ...record, state: 'hidden', path: null, warnings: hidden }
  return { ...record, warnings: [...record.warnings, ...warnings] }
}
