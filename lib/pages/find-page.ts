import { TokenBucket } from '@/lib/client/token-bucket'
import { findJobReference } from '@/lib/data/closed-job-slugs'
import { findKnownArticle } from '@/lib/data/known-articles'
import { findOrganization } from '@/lib/data/organizations'
import { referenceIn } from '@/lib/model/closed-job'
import { parseKey, routes } from '@/lib/routes'
import { articlePage } from './article'
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
  const knownPath = match.page === articlePage ? knownArticlePath(match.params) : null
  if (knownPath !== null && !isSamePath(knownPath, path)) return { kind: 'redirect', path: knownPath }
  return { kind: 'none', path: fillRoute([match.route], withoutRecords(match.params)) }
}

/** The path of the article's page when a list showed it last. Null if none did. */
function knownArticlePath({ article = '' }: PageParams): string | null {
  const reference = parseKey(article)?.reference ?? ''
  const known = findKnownArticle(reference)
  if (!known) return null
  return routes.article(known.locale, { publishedAt: new Date(known.day), slug: known.slug, reference })
}

/** The 404 page of an archived job names it. Its reference can be invented, so a limited number is rendered. */
const missingJobs = new TokenBucket(60, performance.now())

async function findMissingJob(params: PageParams): Promise<FoundPage> {
  const { company = '', job = '' } = params
  const organization = await findOrganization(company)
  const shared = withoutRecords(params)
  if (!organization) return { kind: 'none', path: fillRoute(jobPage.routes, shared) }
  const wasOpen = findJobReference(organization.reference, job) !== null
  const hasReference = referenceIn(job) !== null
  if (wasOpen || (hasReference && missingJobs.take(performance.now()))) return { kind: 'page' }
  return { kind: 'none', path: fillRoute(jobPage.routes, { ...shared, company }) }
}

/** The params of a shared 404 page. No record has `-` as its slug. */
function withoutRecords(params: PageParams): PageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === 'locale' ? value : '-']),
  )
}
