import { currentEmployer } from '@/lib/employer'
import { translatorFor } from '@/lib/i18n/translator'
import { site, siteName, textIn } from '@/lib/settings/site'

/** A line about the site. */
export function siteTagline(locale: string): string {
  return site.tagline ? textIn(site.tagline, locale) : translatorFor(locale)('Layout.tagline')
}

/** What the site is, in a sentence or two. */
export function siteDescription(locale: string): string {
  if (site.description) return textIn(site.description, locale)
  const t = translatorFor(locale)
  const employer = currentEmployer()
  return employer
    ? t('Organization.description', { name: employer.name })
    : t('Home.description', { siteName: siteName(locale) })
}
