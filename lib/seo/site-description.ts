import { translatorFor } from '@/lib/i18n/translator'
import { site, siteName, textIn } from '@/lib/settings/site'

/** What the site is, in a sentence or two. */
export function siteDescription(locale: string): string {
  return site.description
    ? textIn(site.description, locale)
    : translatorFor(locale)('Home.description', { siteName: siteName(locale) })
}
