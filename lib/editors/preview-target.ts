import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import 'server-only'
import { isOnSite, toSitePath } from '@/lib/base-path'
import { ApiError } from '@/lib/client/api-error'
import { findJobKeys } from '@/lib/data/jobs/job-keys'
import { readPreviewJob } from '@/lib/data/jobs/preview-jobs'
import { findOrganizationKey } from '@/lib/data/organization-records'
import { listOrganizations } from '@/lib/data/organizations'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { referenceIn } from '@/lib/model/jobs/closed-job'
import { matchPages } from '@/lib/pages/registry'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { isPathReference, parseKey } from '@/lib/routes'

const maxLength = 2_000

/**
 * The record that an editor names by the URL of its page or by its reference. A reference alone is that of an
 * organization, else of a job, else of an article. Null for any other text. Where the API fails, it is that of a job, whose
 * preview explains the failure.
 */
export async function findPreviewTarget(
  text: string,
  ownOrigins: readonly string[],
): Promise<PreviewSubject | null> {
  const name = toTargetName(text, ownOrigins)
  if (name === null) return null
  return name.startsWith('/') ? findByPath(name) : findByReference(name)
}

/**
 * How an editor names a record: the path of a page of this site, or a reference. Null for a text that is neither.
 * `ownOrigins` are those under which the site is open: of a URL of another one, such as the hosted service, only a reference counts.
 */
export function toTargetName(text: string, ownOrigins: readonly string[]): string | null {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return null
  if (isPathReference(trimmed)) return trimmed
  const base = trimmed.startsWith('/') ? ownOrigins[0] : undefined
  const url = canParseUrl(trimmed, base) ? new URL(trimmed, base) : null
  if (url && ownOrigins.includes(url.origin) && isOnSite(url.pathname)) {
    const path = toSitePath(url.pathname)
    return isPathOfRecord(path) ? path : null
  }
  return url?.protocol === 'https:' ? referenceInPath(url.pathname) : null
}

function isPathOfRecord(path: string): boolean {
  const [match] = matchPages(path.replace(/\.md$/, ''))
  return match?.params.article !== undefined || match?.params.company !== undefined
}

/** The last part of a path that looks like a reference, or ends with one. Words have neither capitals nor digits. */
function referenceInPath(path: string): string | null {
  const found = path.split('/').flatMap((segment) => {
    const isReference = /^[A-Z]/.test(segment) || (/[A-Z0-9]/.test(segment) && referenceIn(segment) === null)
    const reference = isReference ? segment : (referenceIn(segment) ?? '')
    return isPathReference(reference) ? [reference] : []
  })
  return found.at(-1) ?? null
}

async function findByReference(reference: string): Promise<PreviewSubject> {
  const organization = (await listOrganizations()).find((other) => other.reference === reference)
  const locale = defaultLocale
  if (organization) return { type: 'organization', reference, locale }
  return { type: (await isJob(reference)) ? 'job' : 'article', reference, locale }
}

async function isJob(reference: string): Promise<boolean> {
  try {
    return (await readPreviewJob(reference)) !== null
  } catch (error) {
    // A token that may not read jobs can still read articles.
    return !(error instanceof ApiError && error.status === 403)
  }
}

async function findByPath(path: string): Promise<PreviewSubject | null> {
  const [match] = matchPages(path.replace(/\.md$/, ''))
  const { locale = '', article, company, job } = match?.params ?? {}
  if (!isLocale(locale)) return null
  if (article !== undefined) {
    const reference = parseKey(article)?.reference
    return reference === undefined ? null : { type: 'article', reference, locale }
  }
  const organization = company === undefined ? null : await findOrganizationKey(company)
  if (!organization) return null
  if (job === undefined) return { type: 'organization', reference: organization.reference, locale }
  const [key] = await findJobKeys(organization.reference, job)
  const reference = key?.reference ?? referenceIn(job)
  return reference === null ? null : { type: 'job', reference, locale }
}
