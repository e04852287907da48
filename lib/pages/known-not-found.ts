import { suspension } from '@/lib/client/suspension'
import { isListedJob } from '@/lib/data/job-states'
import { findKnownArticle } from '@/lib/data/known-articles'
import { areListsRead, isDirectoryComplete } from '@/lib/data/known-lists'
import { findKnown, isKnownInAnyCase } from '@/lib/data/known-records'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { referenceIn } from '@/lib/model/closed-job'
import { noRecord, parseDay, parseKey, routes } from '@/lib/routes'
import { isKnownPath, knownRoutes, pageOf } from './known-path'
import { findByOldPath, knownPathOf, parseOldArticlePath } from './old-article-path'
import { fillRoute, isSamePath, matchRoutes, type PageParams } from './page-route'
import { parseUnlocalized } from './unlocalized-path'

/**
 * What the site has at a path: a page that Next.js renders, a page whose own path is another one, or none. Then `path` is
 * the one under which Next.js stores the 404 page that all such paths share: an invented URL is not rendered. `unavailable`
 * means that this is not known yet.
 */
export type FoundPage = { kind: 'page' | 'unavailable' } | { kind: 'redirect' | 'none'; path: string }

const candidates = knownRoutes.map((route) => ({ route }))

/**
 * What the site has at a path that `isKnownPath` does not know, by what lists of the API have shown, without a read. Null
 * where they do not suffice, because not all have been read, and while the API fails: a record that is newer than the
 * lists would not be found.
 */
export function findWithoutRead(path: string): FoundPage | null {
  if (!areListsRead() || suspension.isActive) return null
  const old = findByOldPath(path)
  const oldPath = old && knownPathOf(old)
  if (oldPath !== null) return { kind: 'redirect', path: oldPath }
  if (parseOldArticlePath(path) !== null && !isDirectoryComplete()) return null
  const unlocalized = parseUnlocalized(path)
  const plain = path.replace(/\/$/, '')
  const page = unlocalized ? `/${unlocalized.locale ?? defaultLocale}${unlocalized.rest}` : pageOf(plain)
  const [match] = matchRoutes(candidates, page)
  if (!match || !isLocale(match.params.locale ?? '')) return null
  const { route, params } = match
  // A state of a list with other words or values, and words of the site search: they can have results.
  if (params.filters !== undefined || params.words !== undefined) return null
  if (isOfArticles(params) && (!isDirectoryComplete() || isKnownGroup(params))) return null
  // Another spelling of a document, and the first page of a list by its number: `findPage` or a route handler redirects.
  if (Object.values(params).some((value) => value.includes('.')) || params.page === '1') return null
  const { company, job } = params
  const slugs = job === undefined ? company : `${company}/${job}`
  // Its path in another case: `findPage` or a route handler redirects. A known organization has no such page.
  const isOwnCase = job === undefined && !unlocalized && findKnown('organization', company ?? '') !== null
  const kind = job === undefined ? 'organization' : 'job'
  if (slugs !== undefined && !isOwnCase && isKnownInAnyCase(kind, slugs)) return null
  // A former slug that ends with the reference of the job redirects.
  if (isListedJob(referenceIn(job ?? '') ?? '')) return null
  const ownPath = knownArticlePath(params)
  if (page !== plain && !unlocalized) {
    // The route handler of the document redirects to that of the record's own path.
    if (ownPath !== null || isOwnCase) return null
    return { kind: 'none', path: routes.notFound(params.locale ?? '') }
  }
  if (ownPath !== null && !isSamePath(ownPath, path)) return { kind: 'redirect', path: ownPath }
  // `findPage` redirects, and reads the language of the content.
  if (page !== path && isKnownPath(page)) return null
  const isKnownCompany =
    job !== undefined && company !== undefined && findKnown('organization', company) !== null
  return { kind: 'none', path: sharedPath(route, params, isKnownCompany ? { company } : {}) }
}

/** The path of the article's page when a list showed it last. Null if none did, and for a day that does not exist. */
export function knownArticlePath(params: PageParams): string | null {
  const { year = '', month = '', day = '', article = '' } = params
  const reference = parseKey(article)?.reference ?? ''
  const known = findKnownArticle(reference)
  if (!known || parseDay(year, month, day) === null) return null
  return routes.article(known.locale, { publishedAt: new Date(known.day), slug: known.slug, reference })
}

/** The path under which Next.js stores the 404 page that paths of a route share. */
export function sharedPath(route: string, params: PageParams, own: PageParams = {}): string {
  const shared = Object.entries(params).map(([name, value]) => [name, name === 'locale' ? value : noRecord])
  return fillRoute([route], { ...Object.fromEntries(shared), ...own })
}

function isOfArticles({ article, category, collection }: PageParams): boolean {
  return article !== undefined || category !== undefined || collection !== undefined
}

/** A category or collection that exists has pages under another slug, which redirects. */
function isKnownGroup({ category, collection }: PageParams): boolean {
  const reference = parseKey(category ?? collection ?? '')?.reference ?? ''
  return findKnown('category', reference) !== null || findKnown('collection', reference) !== null
}
