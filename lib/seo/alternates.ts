import { locales } from '@/lib/i18n/locales'
import type { Alternate } from '@/lib/routes'

/** The versions of a page that exists in these locales; `href` gives its path in each. */
export function versionsIn(locales: readonly string[], href: (locale: string) => string): Alternate[] {
  return locales.map((locale) => ({ locale, href: href(locale) }))
}

/**
 * The links of the language switcher, one for each of the site's locales: to the page's version, as in hreflang, or where
 * there is none to the page that `fallback` gives.
 */
export function switcherLinks(
  versions: readonly Alternate[],
  fallback: (locale: string) => string,
): Alternate[] {
  return locales.map(
    (locale) => versions.find((version) => version.locale === locale) ?? { locale, href: fallback(locale) },
  )
}
