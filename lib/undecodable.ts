import { defaultLocale, locales } from './i18n/locales'
import { routes } from './routes'

/** Where to lead an address whose percent signs do not decode, by whom it was meant for; null for one that decodes. */
export function missingPathOf(url: string): string | null {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return null
  } catch {
    if (url.startsWith('/api/')) return routes.missingRecord()
    return routes.missing(locales.find((locale) => url.startsWith(`/${locale}/`)) ?? defaultLocale)
  }
}
