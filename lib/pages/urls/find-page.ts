import { toSitePath } from '@/lib/base-path'
import { findOrganizationKey } from '@/lib/data/organization-records'
import { findOldArticle } from '@/lib/data/urls'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'
import { hasOverlongSegment, noRecord, parseLlmsFile, paths } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'
import { pageOf } from './document-path'
import { withPlainCharacters } from './not-found-path'
import { parseOldArticlePath } from './old-article-path'
import { finders, type OwnPath } from './own-path'
import { fillRoute, isSamePath, matchRoutes, type PageParams } from './page-route'
import { findRoute, pageRoutes } from './route-table'
import { parseUnlocalized, type UnlocalizedPath } from './unlocalized-path'

/**
 * What the site has at a path: a page or document that Next.js makes, one whose own path is another one, or none. Then `path` is
 * the one under which the 404 page that all such paths share is stored: an invented URL is not rendered.
 */
export type FoundPage = { kind: 'page' } | { kind: 'redirect' | 'none'; path: string }

const candidates = pageRoutes.map((route) => ({ route }))

/**
 * What the site has at a path without a query: of a page, a document about a page, a path without a locale, or that of an article on a
 * previous site. Every other path is left to Next.js. Throws if the store cannot be read.
 */
export async function findPage(path: string): Promise<FoundPage> {
  const unlocalized = parseUnlocalized(path)
  const found = await (unlocalized ? findUnlocalized(unlocalized) : findLocalized(path))
  if (found !== null && found.kind !== 'none') return found
  const old = parseOldArticlePath(path)
  const article = old && (await findOldArticle(old.slug, old.language))
  if (article) return { kind: 'redirect', path: toSitePath(articlePath(article)) }
  return found ?? { kind: 'page' }
}

/** Whether `findPage` has something to look up at a path. */
export function isLookedUp(path: string): boolean {
  const isLocalized = locales.some((locale) => path.startsWith(`/${locale}/`))
  return (
    isLocalized ||
    path.startsWith('/cards/') ||
    parseUnlocalized(path) !== null ||
    parseOldArticlePath(path) !== null
  )
}

async function findLocalized(path: string): Promise<FoundPage | null> {
  const own = path.replace(/\/$/, '')
  // Other spellings of a document are redirected by its route. Those of a page are none.
  const page = pageOf(own) === own ? own : withPlainCharacters(pageOf(own))
  const [, locale = ''] = page.split('/')
  if (!isLocale(locale)) return null
  if (findRoute(page)?.kind === 'form' || isLlms(own, locale)) return { kind: 'page' }
  // The page of saved jobs, before stories could be saved too.
  if (own === `/${locale}/jobs/saved`) return { kind: 'redirect', path: paths.saved(locale) }
  const found = hasOverlongSegment(page) ? null : await findOwn(page)
  if (!found) return { kind: 'none', path: page === own ? await sharedPathOf(own) : paths.notFound(locale) }
  const ownPath = own === page ? found.path : (found.documentsAt ?? found.path)
  // The home page has an image, and no other document.
  if (own !== page && own.startsWith(page) && ownPath === paths.home(locale))
    return { kind: 'none', path: paths.notFound(locale) }
  if (isSamePath(ownPath, own === page ? path : page)) return { kind: 'page' }
  if (found.isArchived) return { kind: 'none', path: found.path }
  // The path of a document is that of its page with an ending, but that of an image, whose route has no redirects.
  return own.startsWith(page)
    ? { kind: 'redirect', path: ownPath + own.slice(page.length) }
    : { kind: 'page' }
}

function isLlms(path: string, locale: string): boolean {
  const [, file = ''] = /^\/[^/]+\/llms\/([^/]+)$/.exec(path) ?? []
  return path === paths.llms(locale) || parseLlmsFile(file) !== null
}

async function findOwn(path: string): Promise<OwnPath | null> {
  for (const { route, params } of matchRoutes(candidates, path)) {
    const found = isLocale(params.locale ?? '') ? await finders[route](params) : null
    if (found) return found
  }
  return null
}

const defaultFirst = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]

/**
 * Without a locale, the page in the language of its content, or the first of the site's locales whose page shows something.
 * The redirect leads to the page's own path at once.
 */
async function findUnlocalized({ locale, rest }: UnlocalizedPath): Promise<FoundPage> {
  const localized = (locale === null ? defaultFirst : [locale]).map((candidate) => `/${candidate}${rest}`)
  let first: string | null = null
  for (const path of localized) {
    const found = await findOwn(path)
    if (!found) continue
    if (found.isArchived) return { kind: 'none', path: found.path }
    const inLanguage = locale === null ? await found.inLanguage() : found.path
    if (inLanguage !== null) return { kind: 'redirect', path: inLanguage }
    first ??= found.path
  }
  if (first !== null) return { kind: 'redirect', path: first }
  return { kind: 'none', path: await sharedPathOf(localized[0] ?? '') }
}

/** The path under which the 404 page that paths of a route share is stored. That of a job names its organization. */
async function sharedPathOf(path: string): Promise<string> {
  const [match] = matchRoutes(candidates, path)
  const [, locale = ''] = path.split('/')
  if (!match) return paths.notFound(locale)
  const { route, params } = match
  const company = params.job === undefined ? null : await findOrganizationKey(params.company ?? '')
  const own: PageParams = { locale, ...(company && { company: company.slug }) }
  const shared = Object.fromEntries(Object.keys(params).map((name) => [name, own[name] ?? noRecord]))
  return fillRoute([route], shared)
}
