import { defaultLocale, locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/**
 * The path to rewrite an invalid URL to: one whose percent signs do not decode, or another spelling of a page's URL. Null
 * for every other URL.
 */
export function notFoundPathOf(url: string): string | null {
  const [path = ''] = url.split('?')
  const decoded = decode(path)
  if (decoded === null)
    return path.startsWith('/api/') ? routes.apiNotFound() : routes.notFound(localeOf(path) ?? defaultLocale)
  const locale = localeOf(decoded)
  // The route of Markdown alternates redirects other spellings itself.
  return locale && encodedUnreserved.test(path) && !path.endsWith('.md') ? routes.notFound(locale) : null
}

/** Percent-encoded letters, digits and `-._~`: equal to the plain characters (RFC 3986, section 2.3), but no URL of ours. */
const encodedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

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
