import { createHash } from 'node:crypto'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { env } from '@/lib/env'
import { type JobVisibility, toJobState, visibilityOf } from '@/lib/model/jobs/job-visibility'
import type { OrganizationSummary } from '@/lib/model/organization'
import { isPathReference } from '@/lib/routes'
import type { ArticleSubject } from './article-subject'
import type { JobSubject } from './job-subject'
import { type LinkTarget, toLinkTarget } from './link-target'
import { type PageSubject, pageLinks } from './page-rules'

/** The records of the content, and the pages of the site folder. */
export const recordTypes = ['organization', 'job', 'article', 'page'] as const
export type RecordType = (typeof recordTypes)[number]

/** The few facts of a record that its warnings in the whole site depend on. */
export type RecordFacts = {
  type: RecordType
  reference: string
  /** The pages that the record has, as links name them. */
  targets: readonly string[]
  /** Hashes: records with equal titles or descriptions in one language have equal ones. Null for none. */
  title: string | null
  description: string | null
  links: readonly LinkTarget[]
  /** Slugs of the organizations that an article names. */
  organizations: readonly string[]
  /** Null for other records than jobs. */
  visibility: JobVisibility | null
}

const none = { description: null, links: [], organizations: [], visibility: null }

/** Links of one article that are checked. */
const maxLinks = 200
const maxLinkLength = 300

export function articleFacts({ article, written }: ArticleSubject): RecordFacts {
  const { reference, language, seo, categories, collections, organizations } = article
  return {
    type: 'article',
    reference,
    targets: [
      ...(isPathReference(reference) ? [`article ${reference}`] : []),
      ...categories.map((category) => `category ${category.reference}`),
      ...collections.map((collection) => `collection ${collection.reference}`),
    ],
    title: hash('article', language, seo.title),
    description: seo.description === null ? null : hash('article', language, seo.description),
    links: (written?.links ?? [])
      .slice(0, maxLinks)
      .flatMap(({ href }) => (href.length > maxLinkLength ? [] : (toLinkTarget(href, env.SITE_URL) ?? []))),
    organizations: organizations.map(({ slug }) => slug),
    visibility: null,
  }
}

export function organizationFacts({
  reference,
  slug,
}: Pick<OrganizationSummary, 'reference' | 'slug'>): RecordFacts {
  return { ...none, type: 'organization', reference, targets: [`organization ${slug}`], title: null }
}

export function jobFacts({ record, detail, job }: JobSubject): RecordFacts {
  const { organization, offices, language, name } = job
  const cities = offices.map(({ city }) => city ?? '').join()
  return {
    ...none,
    type: 'job',
    reference: job.reference,
    targets: [`job ${organization.slug}/${job.slug}`],
    title: name === '' ? null : hash('job', language, `${organization.reference} ${cities} ${name}`),
    visibility: visibilityOf(record, detail && toJobState(detail)),
  }
}

/** The pages of the site folder are known without the index. */
export function pageFacts(subject: PageSubject): RecordFacts {
  const { locale, name } = subject.page
  const links = pageLinks(subject)
    .slice(0, maxLinks)
    .filter(({ href }) => href.length <= maxLinkLength)
  return { ...none, type: 'page', reference: `${locale}/${name}`, targets: [], title: null, links }
}

function hash(type: RecordType, language: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([type, language, normalizeText(text)]))
    .digest('base64url')
    .slice(0, 12)
}
