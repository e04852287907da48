import { TokenBucket } from '@/lib/client/token-bucket'
import { findJobReference } from '@/lib/data/closed-job-slugs'
import { findOrganization } from '@/lib/data/organizations'
import { referenceIn } from '@/lib/model/closed-job'
import { articlePage } from './article'
import { jobPage } from './job'
import { type FoundPage, knownArticlePath, sharedPath } from './known-not-found'
import { isSamePath, matchRoutes, type PageParams } from './page-route'
import { pages } from './registry'

const pageRoutes = pages.flatMap((page) => page.routes.map((route) => ({ page, route })))

/** Reads what the page shows. Throws where that cannot be read. */
export async function findPage(path: string): Promise<FoundPage> {
  const matches = matchRoutes(pageRoutes, path)
  for (const { page } of matches) {
    const found = await page.open(path)
    if (found === null) continue
    const ownPath = found.path()
    return isSamePath(ownPath, path) ? { kind: 'page' } : { kind: 'redirect', path: ownPath }
  }
  const [match] = matches
  if (!match) return { kind: 'page' }
  if (match.page === jobPage) return findMissingJob(match.route, match.params)
  const knownPath = match.page === articlePage ? knownArticlePath(match.params) : null
  if (knownPath !== null && !isSamePath(knownPath, path)) return { kind: 'redirect', path: knownPath }
  return { kind: 'none', path: sharedPath(match.route, match.params) }
}

/** The 404 page of an archived job names it. Its reference can be invented, so a limited number is rendered. */
const missingJobs = new TokenBucket(60, performance.now())

async function findMissingJob(route: string, params: PageParams): Promise<FoundPage> {
  const { company = '', job = '' } = params
  const organization = await findOrganization(company)
  if (!organization) return { kind: 'none', path: sharedPath(route, params) }
  const wasOpen = findJobReference(organization.reference, job) !== null
  const hasReference = referenceIn(job) !== null
  if (wasOpen || (hasReference && missingJobs.take(performance.now()))) return { kind: 'page' }
  return { kind: 'none', path: sharedPath(route, params, { company }) }
}
