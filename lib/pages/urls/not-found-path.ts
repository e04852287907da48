import { defaultLocale, locales } from '@/lib/i18n/locales'
import { hasOverlongSegment, paths } from '@/lib/routes'
import { parseOldArticlePath } from './old-article-path'
import { findRoute } from './route-table'
import { parseUnlocalized } from './unlocalized-path'

/**
 * The path of the 404 page for a URL that no page has: it cannot be decoded, such as `/en/%`, it is another spelling of a
 * page's URL, such as `/en/%6Aobs` or `/en//jobs`, a segment is longer than those of any page, or it is no route's, such as
 * `/livez/companies/acme`. For such an API URL, a path at which the API responds with 404. Null for every other URL: what it leads to is
 * looked up.
 */
export function notFoundPathOf(url: string): string | null {
  const [path = ''] = url.split('?')
  const decoded = decode(path)
  if (decoded === null) return noPath(path, localeOf(path))
  // Next.js redirects to the path without repeated slashes. The API itself responds to its paths.
  if (path.includes('//') && !path.startsWith('/api/'))
    return paths.notFound(localeOf(decoded) ?? defaultLocale)
  const locale = localeOf(decoded) ?? localeOfUnlocalized(path)
  const isOld = parseOldArticlePath(path) !== null
  if (locale === null) return isOld || hasRoute(path) ? null : noPath(path)
  if (hasOverlongSegment(path) && !isOld) return paths.notFound(locale)
  // The route handler of the Markdown alternates redirects other spellings of its URLs.
  return encodedUnreserved.test(path) && !path.endsWith('.md') ? paths.notFound(locale) : null
}

/** Another spelling of the URL of a file has none: caches would store the file once more. */
function hasRoute(path: string): boolean {
  const route = findRoute(path)
  const isOther = encodedUnreserved.test(path) || /\/\/|%2f/i.test(path)
  return route !== null && (route.kind !== 'file' || !isOther)
}

/** The path of the 404 page, or one at which the API responds with 404. */
export function noPath(path: string, locale: string = defaultLocale): string {
  return path.startsWith('/api/') ? paths.apiNotFound() : paths.notFound(locale)
}

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
