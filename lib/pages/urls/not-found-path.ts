import { defaultLocale, locales } from '@/lib/i18n/locales'
import { hasOverlongSegment, routes } from '@/lib/routes'
import { parseOldArticlePath } from './old-article-path'
import { matchRoute } from './page-route'
import { pageRoutes } from './page-routes'
import { parseUnlocalized } from './unlocalized-path'

/**
 * The path of the 404 page for a URL that no page has: it cannot be decoded, such as `/en/%`, it is another spelling of a
 * page's URL, such as `/en/%6Aobs` or `/en//jobs`, a segment is longer than those of any page, it has another first segment
 * in the place of the locale, such as `/livez/companies/acme`, or it is that of a page that Next.js renders for errors. For
 * such an API URL, a path at which the API responds with 404. Null for every other URL.
 */
export function notFoundPathOf(url: string): string | null {
  const [path = ''] = url.split('?')
  const decoded = decode(path)
  if (decoded === null) return noPath(path, localeOf(path))
  if (errorPages.includes(decoded)) return routes.notFound(defaultLocale)
  // Next.js redirects to the path without repeated slashes. The API itself responds to its paths.
  if (path.includes('//') && !path.startsWith('/api/'))
    return routes.notFound(localeOf(decoded) ?? defaultLocale)
  const locale = localeOf(decoded) ?? localeOfUnlocalized(path)
  if (locale && hasOverlongSegment(path) && parseOldArticlePath(path) === null) return routes.notFound(locale)
  if (!locale && isOtherThanRoute(path, decoded)) return noPath(path)
  // The route handler of the Markdown alternates redirects other spellings of its URLs.
  return locale && encodedUnreserved.test(path) && !path.endsWith('.md') ? routes.notFound(locale) : null
}

/** The path of the 404 page, or one at which the API responds with 404. */
export function noPath(path: string, locale: string = defaultLocale): string {
  return path.startsWith('/api/') ? routes.apiNotFound() : routes.notFound(locale)
}

/** First segments of routes that are not pages of a locale (next.config.mjs). The API itself responds to its paths. */
const ownSegments =
  /^\/(?:api(?!\/v1(?:\/|$))|articles|cards|jobs|livez|preview|readyz|sitemaps|_next)(?:\/|$)/i

/** The routes of sitemaps, feeds and Open Graph images redirect other spellings of their URLs. */
const withoutRedirects = /^\/(?:api|livez|preview|readyz)/

/** Those of their paths that the route of a page would match as well. */
const ownPaths = new Set([
  '/livez',
  '/preview',
  '/readyz',
  '/api/search',
  '/api/search/articles',
  '/api/search/jobs',
])

/**
 * Whether a path with the first segment of such a route is none: Next.js would decode it or ignore its case, take the segment
 * for a locale, and render and store a page for each such path.
 */
function isOtherThanRoute(path: string, decoded: string): boolean {
  const [segment] = ownSegments.exec(decoded) ?? []
  if (segment === undefined) return false
  if (segment !== segment.toLowerCase()) return true
  if (withoutRedirects.test(segment) && encodedUnreserved.test(path)) return true
  const own = decoded.replace(/\/$/, '')
  return !ownPaths.has(own) && matchRoute(pageRoutes, own) !== null
}

/** Next.js sends these pages with a lifetime of a year, some of them with status 500. */
const errorPages = ['/404', '/500', '/_error', '/_global-error', '/_not-found']

/**
 * A percent-encoded letter or digit, or one of `-._~` in percent-encoding. It is equivalent to the plain character
 * (RFC 3986, section 2.3), but no URL of the site's pages contains it.
 */
const encodedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/** The path with plain characters in place of those. */
export function withPlainCharacters(path: string): string {
  return path.replace(new RegExp(encodedUnreserved, 'gi'), decodeURIComponent)
}

function localeOfUnlocalized(path: string): string | null {
  const unlocalized = parseUnlocalized(path)
  return unlocalized && (unlocalized.locale ?? defaultLocale)
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function localeOf(path: string): string | undefined {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`))
}
