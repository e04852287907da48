import { findKnownArticle } from '@/lib/data/known-articles'
import { countArticlesOf } from '@/lib/data/known-counts'
import { knownJobPages, knownOrganizationPages } from '@/lib/data/known-pages'
import { facetKey, findKnown, listKey } from '@/lib/data/known-records'
import { countValues, type FacetFilter, valuesOf } from '@/lib/facet-filter'
import { isLocale, locales } from '@/lib/i18n/locales'
import { facetNames, parseFilterSegment, toFilterSegment } from '@/lib/job-filter'
import { resultsPerPage } from '@/lib/model/article-results'
import {
  organizationFacets,
  parseOrganizationSegment,
  toOrganizationSegment,
} from '@/lib/organization-filter'
import {
  type ArticleListKey,
  parseKey,
  parseLlmsFile,
  parseOpenGraphImage,
  parseSitemapFile,
  routes,
} from '@/lib/routes'
import { findGroup, hasArchivePage, hasCategoryArchive, isKnownSelection, months } from './known-article-path'
import { readPageNumber } from './page-number'
import { matchRoute, type PageParams } from './page-route'

/** Whether a page of a route exists, by the params of the route and what lists of the API have shown. */
const checks: Readonly<Record<string, (params: PageParams) => boolean>> = {
  '/[locale]': () => true,
  '/[locale]/companies': () => true,
  '/[locale]/companies/page/[page]': ({ page }) => isPageOf(page, knownOrganizationPages()),
  '/[locale]/companies/search/[filters]': ({ filters = '' }) => isKnownCompanyState(filters),
  '/[locale]/companies/[company]': ({ company = '' }) => findKnown('organization', company) !== null,
  '/[locale]/companies/[company]/jobs/[job]': ({ company, job }) =>
    findKnown('job', `${company}/${job}`) !== null,
  '/[locale]/companies/[company]/jobs': ({ company = '' }) => findKnown('organization', company) !== null,
  '/[locale]/companies/[company]/jobs/page/[page]': ({ company = '', page }) =>
    findKnown('organization', company) !== null && isPageOf(page, knownJobPages(company)),
  '/[locale]/companies/[company]/articles': ({ locale = '', company = '' }) =>
    hasCompanyArticles(locale, company),
  '/[locale]/companies/[company]/articles/page/[page]': ({ locale = '', company = '', page }) => {
    const organization = findKnown('organization', company)
    return organization !== null && hasPage(page, { language: locale, organization })
  },
  '/[locale]/jobs': () => true,
  '/[locale]/jobs/page/[page]': ({ page }) => isPageOf(page, knownJobPages()),
  '/[locale]/saved': () => true,
  '/[locale]/jobs/search/[filters]': ({ filters = '' }) => isKnownState(filters),
  '/[locale]/search': () => true,
  // Words can be invented.
  '/[locale]/search/[words]': () => false,
  '/[locale]/articles': () => true,
  '/[locale]/articles/page/[page]': ({ locale = '', page }) => hasPage(page, { language: locale }),
  '/[locale]/articles/search/[filters]': ({ locale = '', filters = '' }) => isKnownSelection(locale, filters),
  '/[locale]/articles/[year]': ({ year }) =>
    months.some((month) => findKnown('month', `${year}-${month}`) !== null),
  '/[locale]/articles/[year]/page/[page]': ({ locale = '', ...params }) =>
    hasArchivePage(locale, null, params),
  '/[locale]/articles/[year]/[month]': ({ year, month }) =>
    findKnown('month', `${year}-${Number(month)}`) !== null,
  '/[locale]/articles/[year]/[month]/page/[page]': ({ locale = '', ...params }) =>
    hasArchivePage(locale, null, params),
  '/[locale]/articles/[year]/[month]/[day]/[article]': ({ locale, year, month, day, article = '' }) => {
    const key = parseKey(article)
    const known = key && findKnownArticle(key.reference)
    return known?.locale === locale && known?.day === `${year}-${month}-${day}` && known?.slug === key?.slug
  },
  '/[locale]/categories/[category]': ({ category = '' }) => findGroup('category', category) !== null,
  '/[locale]/categories/[category]/page/[page]': ({ locale = '', category = '', page }) =>
    hasGroupPage('category', locale, category, page),
  '/[locale]/categories/[category]/[year]': (params) => hasCategoryArchive(params),
  '/[locale]/categories/[category]/[year]/page/[page]': (params) => hasCategoryArchive(params),
  '/[locale]/categories/[category]/[year]/[month]': (params) => hasCategoryArchive(params),
  '/[locale]/categories/[category]/[year]/[month]/page/[page]': (params) => hasCategoryArchive(params),
  '/[locale]/collections': () => true,
  '/[locale]/collections/[collection]': ({ collection = '' }) => findGroup('collection', collection) !== null,
  '/[locale]/collections/[collection]/page/[page]': ({ locale = '', collection = '', page }) =>
    hasGroupPage('collection', locale, collection, page),
}

/** The routes of pages that `isKnownPath` knows. */
export const knownRoutes: readonly string[] = Object.keys(checks)

/**
 * Whether a path is that of a page of which lists of the API have shown the record, or of a document about such a page: its
 * Markdown alternate, its Open Graph image, its feeds. False for other spellings of a path. It reads nothing, so false does
 * not mean that there is no such page.
 */
export function isKnownPath(path: string): boolean {
  const page = pageOf(path)
  for (const [route, isKnown] of Object.entries(checks)) {
    const params = matchRoute([route], page)
    const decoded = params && decodeParams(params)
    if (decoded && isLocale(decoded.locale ?? '') && isKnown(decoded)) return true
  }
  return isKnownSitemap(path) || isLlms(path) || isForm(path)
}

/** The path of the page that a document is about; of a page, its own path. */
export function pageOf(path: string): string {
  const document = path.replace(/\.md$/, '').replace(/(\/articles|\/jobs)?\/feeds\/[^/]+$/, feedPage)
  return parseOpenGraphImage(path) ?? document
}

/** Whether a path is that of a document, or another spelling of it: a route handler responds without rendering a page. */
export function isDocument(path: string): boolean {
  const own = path.replace(/\/$/, '')
  return own.startsWith('/sitemaps/') || /\.(md|txt)$/i.test(own) || pageOf(own) !== own
}

/** The page of a feed: an organization has feeds of its articles and of its jobs, other lists have feeds of their own. */
function feedPage(_: string, list: string | undefined, offset: number, path: string): string {
  const isOrganization = /^\/[^/]+\/companies\/[^/]+$/.test(path.slice(0, offset))
  return isOrganization ? '' : (list ?? '')
}

function isLlms(path: string): boolean {
  const [, locale = '', file = ''] = /^\/([^/]+)\/llms\/([^/]+)$/.exec(path) ?? []
  const key = isLocale(locale) ? parseLlmsFile(file) : null
  return key === null
    ? locales.some((own) => path === routes.llms(own))
    : path === routes.llmsList(locale, key)
}

function isKnownSitemap(path: string): boolean {
  const [, locale = '', file = ''] = /^\/sitemaps\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const key = isLocale(locale) ? parseSitemapFile(file) : null
  if (key === null) return false
  return key.kind !== 'articles' || findKnown('month', `${key.year}-${key.month}`) !== null
}

function hasGroupPage(
  kind: 'category' | 'collection',
  language: string,
  segment: string,
  page: string | undefined,
): boolean {
  const reference = findGroup(kind, segment)
  return reference !== null && hasPage(page, { language, [kind]: reference })
}

/**
 * A list that was never read can have the page: the first request for one of its pages reads it. No list of a group has
 * more pages than that of its language. A list that was read before other articles were found can have more pages now.
 */
function hasPage(param: string | undefined, list: ArticleListKey): boolean {
  const page = readPageNumber(param)
  if (page === null || page === 1) return false
  const pageCount =
    findKnown('list', listKey(list)) ?? findKnown('list', listKey({ language: list.language }))
  return pageCount === null || page <= Number(pageCount) || hasCountedPage(page, list)
}

function hasCountedPage(page: number, { language, category, ...others }: ArticleListKey): boolean {
  return (
    Object.keys(others).length === 0 &&
    countArticlesOf(language, category ?? null) > (page - 1) * resultsPerPage
  )
}

/** A list that was never read can have articles: the profile of the organization reads it. */
function hasCompanyArticles(language: string, company: string): boolean {
  const organization = findKnown('organization', company)
  return organization !== null && findKnown('list', listKey({ language, organization })) !== '0'
}

function isPageOf(param: string | undefined, pageCount: number): boolean {
  const page = readPageNumber(param)
  return page !== null && page > 1 && page <= pageCount
}

/** The target of a form of filters. Routes of a company and of a year match two of them, but none is the path of such a page. */
function isForm(path: string): boolean {
  return locales.some((locale) =>
    [routes.findJobs(locale), routes.findCompanies(locale), routes.findArticles(locale)].includes(path),
  )
}

/** Whether a path is the target of a form, whose fields are in the query: no other path below a locale has a query. */
export function isFormTarget(path: string, query: string): boolean {
  // With words, the page of the site search is the target of its form (next.config.mjs).
  const isSiteSearch = locales.some((locale) => path === routes.search(locale))
  return isForm(path) || (isSiteSearch && Boolean(new URLSearchParams(query).get('q')))
}

/** Whether a path is that of a state of a list, or of a document about it: visitors can invent any number of states. */
export function isStatePath(path: string): boolean {
  return /^\/[^/]+\/[^/]+\/search\/./.test(path)
}

function isKnownState(segment: string): boolean {
  if (findKnown('landing', segment) !== null) return true
  const state = parseFilterSegment(segment)
  if (state === null || state.filter.salary !== null) return false
  return (
    isOwnSegment(segment, toFilterSegment(state.filter)) && isKnownValue('facet', facetNames, state.filter)
  )
}

function isKnownCompanyState(segment: string): boolean {
  const state = parseOrganizationSegment(segment)
  if (state === null || !isOwnSegment(segment, toOrganizationSegment(state.filter, 1))) return false
  return isKnownValue('organization-facet', organizationFacets, state.filter)
}

/** Whether a segment, which is decoded, is that of the first page of a state. */
function isOwnSegment(segment: string, own: string): boolean {
  return segment === decodeURIComponent(own)
}

/**
 * Whether a state selects one value that records have, or nothing. There are as many of these states as values. Words can be
 * invented, and the combinations of values are too many.
 */
function isKnownValue<Name extends string>(
  kind: 'facet' | 'organization-facet',
  names: readonly Name[],
  filter: FacetFilter<Name>,
): boolean {
  if (filter.words !== '' || countValues(filter) > 1) return false
  return names.every((name) =>
    valuesOf(filter, name).every((value) => findKnown(kind, facetKey(name, value)) !== null),
  )
}

/** Null where a param cannot be decoded. */
function decodeParams(params: PageParams): PageParams | null {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return null
  }
}
