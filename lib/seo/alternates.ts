import { locales } from '@/lib/i18n/locales'
import type { Alternate } from '@/lib/routes'

/** The versions of a page that exists in these locales, at `href` in each. */
export function versionsIn(locales: readonly string[], href: (locale: string) => string): Alternate[] {
  return locales.map((locale) => ({ locale, href: href(locale) }))
}

/**
 * Where the language switcher leads: in each locale to the page's version, so that it agrees with hreflang, and where
 * there is none to the nearest page that locale has.
 */
export function switcherLinks(
  versions: readonly Alternate[],
  nearest: (locale: string) => string,
): Alternate[] {
  return locales.map(
    (locale) => versions.find((version) => version.locale === locale) ?? { locale, href: nearest(locale) },
  )
}
