import { defaultLocale, locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/**
 * Where to lead an address at which there can be nothing, by whom it was meant for: its percent signs do not decode,
 * or it is another spelling of a page's address. Null for any other.
 */
export function missingPathOf(url: string): string | null {
  const [path = ''] = url.split('?')
  const decoded = decode(path)
  if (decoded === null)
    return path.startsWith('/api/') ? routes.missingRecord() : routes.missing(localeOf(path) ?? defaultLocale)
  const locale = localeOf(decoded)
  // Twins lead to their one spelling themselves.
  return locale && encodedUnreserved.test(path) && !path.endsWith('.md') ? routes.missing(locale) : null
}

/** Letters, digits and `-._~` mean the same encoded (RFC 3986, 2.3), which nobody who names a page does. */
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
