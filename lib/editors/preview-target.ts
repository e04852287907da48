import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import 'server-only'
import { isOnSite, toSitePath } from '@/lib/base-path'
import { ApiError } from '@/lib/client/api-error'
import { findJobKeys } from '@/lib/data/jobs/job-keys'
import { readPreviewJob } from '@/lib/data/jobs/preview-jobs'
import { findOrganizationKey } from '@/lib/data/organization-records'
import { listOrganizations } from '@/lib/data/organizations'
import { currentEmployer } from '@/lib/employer'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'
import { referenceIn } from '@/lib/model/jobs/closed-job'
import { matchPages } from '@/lib/pages/registry'
import { findPage } from '@/lib/pages/urls/find-page'
import { parseOldArticlePath } from '@/lib/pages/urls/old-article-path'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { isPathReference, isSegment, parseKey, paths } from '@/lib/routes'

const maxLength = 2_000

/**
 * The record that an editor names by the URL of its page or by its reference. A reference alone is that of an
 * organization, else of a job, else of an article, which perhaps does not exist. Null for any other text, and for the path of a page that
 * does not exist. Where the API fails, it is that of a job, whose preview explains the failure.
 */
export async function findPreviewTarget(
  text: string,
  ownOrigins: readonly string[],
): Promise<PreviewSubject | null> {
  const name = toTargetName(text, ownOrigins)
  if (name === null) return null
  return name.startsWith('/') ? findPathTarget(name) : findByReference(name)
}

/**
 * How an editor names a record: the path of a page, or a reference. Null for a text that is neither. `ownOrigins` are those under which the
 * site is open. Other URLs, such as those of the hosted service, count by what they name, because the site does not know their hosts.
 */
export function toTargetName(text: string, ownOrigins: readonly string[]): string | null {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return null
  if (isPathReference(trimmed)) return trimmed
  const base = /^\/(?!\/)/.test(trimmed) ? ownOrigins[0] : undefined
  const url = canParseUrl(trimmed, base) ? new URL(trimmed, base) : null
  if (url && ownOrigins.includes(url.origin) && isOnSite(url.pathname)) {
    const path = toRecordPath(toSitePath(url.pathname))
    return isPathOfRecord(path) ? path : null
  }
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? nameInPath(url.pathname) : null
}

/** The home page of the site of one employer is the page of that organization. */
function toRecordPath(path: string): string {
  const employer = currentEmployer()
  const locale = locales.find((each) => path === paths.home(each))
  return employer && locale !== undefined ? paths.profile(locale, employer.slug) : path
}

function isPathOfRecord(path: string): boolean {
  const [match] = matchPages(path.replace(/\.md$/, ''))
  return match?.params.article !== undefined || match?.params.company !== undefined
}

/** The reference in a path of another site, else the path of the company, job or article that it names by its slug. */
function nameInPath(path: string): string | null {
  const segments = path.split('/').filter((segment) => segment !== '')
  const locale = segments.find(isLocale) ?? defaultLocale
  const last = segments.at(-1) ?? ''
  const hasReference = /(?:^|_)[A-Z]/.test(last)
  const [, company = '', job] = /\/companies\/([^/]+)(?:\/jobs\/([^/]+))?\/?$/.exec(path) ?? []
  if (isSegment(company) && job === undefined) return paths.profile(locale, company)
  if (isSegment(company) && isSegment(job ?? '') && !hasReference) return paths.job(locale, company, last)
  const isOldArticle = !hasReference && referenceIn(last) === null && parseOldArticlePath(path) !== null
  return isOldArticle ? path : referenceInPath(path)
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

/** The record of the path of a page, which is looked up in the store alone. Null for other paths. */
export async function findPathTarget(path: string): Promise<PreviewSubject | null> {
  if (!isPathOfRecord(path)) return findByOldPath(path)
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

/** The record of a path that redirects to its page, such as that of an article of the hosted service. */
async function findByOldPath(path: string): Promise<PreviewSubject | null> {
  const found = await findPage(path)
  return found.kind === 'redirect' && isPathOfRecord(found.path) ? findPathTarget(found.path) : null
}
