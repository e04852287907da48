import type { Alternate } from '@/lib/routes'

/** The versions of a page that exists in these locales; `href` gives its path in each. */
export function versionsIn(locales: readonly string[], href: (locale: string) => string): Alternate[] {
  return locales.map((locale) => ({ locale, href: href(locale) }))
}
