import { TokenBucket } from '@/lib/client/token-bucket'
import { findJobReference } from '@/lib/data/closed-job-slugs'
import { findOrganization } from '@/lib/data/organizations'
import { jobPage } from './job'
import { fillRoute, isSamePath, matchRoute, type PageParams } from './page-route'
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
  const matches = pages.flatMap((page) =>
    page.routes.flatMap((route) => {
      const params = matchRoute([route], path)
      return params === null ? [] : [{ page, route, params }]
    }),
  )
  for (const { page } of matches) {
    const found = await page.open(path)
    if (found === null) continue
    const ownPath = found.path()
    return isSamePath(ownPath, path) ? { kind: 'page' } : { kind: 'redirect', path: ownPath }
  }
  // `/en/articles/page/9` also matches the route of an archive.
  const [match] = matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
  if (!match) return { kind: 'page' }
  if (match.page === jobPage) return findMissingJob(match.params)
  return { kind: 'none', path: fillRoute([match.route], withoutRecords(match.params)) }
}

/** The 404 page of a job lists similar jobs, so a limited number of these pages is rendered. */
const missingJobs = new TokenBucket(60, performance.now())

async function findMissingJob(params: PageParams): Promise<FoundPage> {
  const { company = '', job = '' } = params
  const organization = await findOrganization(company)
  const shared = withoutRecords(params)
  if (!organization) return { kind: 'none', path: fillRoute(jobPage.routes, shared) }
  const wasOpen = findJobReference(organization.reference, job) !== null
  if (wasOpen || missingJobs.take(performance.now())) return { kind: 'page' }
  return { kind: 'none', path: fillRoute(jobPage.routes, { ...shared, company }) }
}

/** The params of a shared 404 page. No record has `-` as its slug. */
function withoutRecords(params: PageParams): PageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === 'locale' ? value : '-']),
  )
}
