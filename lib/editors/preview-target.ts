import 'server-only'
import { findJobReference } from '@/lib/data/closed-job-slugs'
import { listOrganizationJobs } from '@/lib/data/jobs'
import { listOrganizations } from '@/lib/data/organizations'
import { readPreviewJob } from '@/lib/data/preview-jobs'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { referenceIn } from '@/lib/model/closed-job'
import { matchPages } from '@/lib/pages/open-page'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { isPathReference, parseKey } from '@/lib/routes'

const maxLength = 2_000

/**
 * The record that an editor names by the URL of its page or by its reference. A reference alone is that of a job, else of an
 * article. Null for any other text.
 */
export async function findPreviewTarget(text: string): Promise<PreviewSubject | null> {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return null
  if (isPathReference(trimmed)) return findByReference(trimmed)
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null
  const path = url?.pathname ?? trimmed
  return path.startsWith('/') ? findByPath(path) : null
}

async function findByReference(reference: string): Promise<PreviewSubject> {
  const organization = (await listOrganizations()).find((other) => other.reference === reference)
  const locale = defaultLocale
  if (organization) return { type: 'organization', reference, locale }
  const isJob = (await readPreviewJob(reference).catch(() => null)) !== null
  return { type: isJob ? 'job' : 'article', reference, locale }
}

async function findByPath(path: string): Promise<PreviewSubject | null> {
  const [match] = matchPages(path.replace(/\.md$/, ''))
  const { locale = '', article, company, job } = match?.params ?? {}
  if (!isLocale(locale)) return null
  if (article !== undefined) {
    const reference = parseKey(article)?.reference
    return reference === undefined ? null : { type: 'article', reference, locale }
  }
  const organization = (await listOrganizations()).find(({ slug }) => slug === company)
  if (!organization) return null
  if (job === undefined) return { type: 'organization', reference: organization.reference, locale }
  const open = (await listOrganizationJobs(organization.slug)).find(({ slug }) => slug === job)
  const reference = open?.reference ?? findJobReference(organization.reference, job) ?? referenceIn(job)
  return reference === null ? null : { type: 'job', reference, locale }
}
