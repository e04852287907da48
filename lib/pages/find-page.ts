import { TokenBucket } from '@/lib/client/token-bucket'
import { findJobReference } from '@/lib/data/closed-job-slugs'
import { findOrganization } from '@/lib/data/organizations'
import { jobPage } from './job'
import { isSamePath, matchRoute, type PageParams } from './page-route'
import { pages } from './registry'

/**
 * What the site has at a path: a page that Next.js renders, a page whose own path is another one, or none. Then `path` is
 * the one under which Next.js stores the 404 page that all such paths share: an invented URL is not rendered.
 */
export type FoundPage = { kind: 'page' } | { kind: 'redirect' | 'none'; path: string }

/** Markdown alternates and feeds have route handlers, which render nothing. */
const documentPath = /\.md$|\/feeds\//i

/** Reads what the page shows. Throws where that cannot be read. */
export async function findPage(path: string): Promise<FoundPage> {
  if (documentPath.test(path)) return { kind: 'page' }
  const matches = pages.filter((page) => matchRoute(page.routes, path) !== null)
  for (const page of matches) {
    const found = await page.open(path)
    if (found === null) continue
    const ownPath = found.path()
    return isSamePath(ownPath, path) ? { kind: 'page' } : { kind: 'redirect', path: ownPath }
  }
  const jobParams = matchRoute(jobPage.routes, path)
  if (jobParams) return findMissingJob(jobParams)
  const [route] = matches
    .flatMap((page) => page.routes.filter((candidate) => matchRoute([candidate], path) !== null))
    .sort((a, b) => countParams(a) - countParams(b))
  return route === undefined ? { kind: 'page' } : { kind: 'none', path: sharedPath(route, path) }
}

/** The 404 page of a job lists similar jobs, so a limited number of these pages is rendered. */
const missingJobs = new TokenBucket(60, performance.now())

async function findMissingJob({ locale = '', company = '', job = '' }: PageParams): Promise<FoundPage> {
  const organization = await findOrganization(company)
  if (!organization) return { kind: 'none', path: `/${locale}/companies/${noParam}/jobs/${noParam}` }
  const wasOpen = findJobReference(organization.reference, job) !== null
  if (wasOpen || missingJobs.take(performance.now())) return { kind: 'page' }
  return { kind: 'none', path: `/${locale}/companies/${company}/jobs/${noParam}` }
}

/** The value of every param in the path of a shared 404 page. No record has it as its slug. */
const noParam = '-'

function sharedPath(route: string, path: string): string {
  const { locale = '' } = matchRoute([route], path) ?? {}
  return route.replace('[locale]', locale).replace(/\[\w+\]/g, noParam)
}

function countParams(route: string): number {
  return route.split('[').length
}
