import type { Metadata } from 'next'
import { locales, localeForLanguage } from '@/lib/i18n/locales'
import { type OrganizationSummary, pickCover, pickDescription } from '@/lib/model/organization'
import { type Alternate, routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from './alternates'
import { feedLinks, feedScopes } from './feed-scope'
import { type PreviewImage, type PreviewSource, pageMetadata } from './metadata'

/** The versions of a profile: the site's locales in which it has a description. */
export function organizationVersions(organization: OrganizationSummary): Alternate[] {
  const spoken = locales.filter((locale) => organization.descriptions[locale])
  return versionsIn(spoken, (locale) => routes.company(locale, organization.slug))
}

/** Where the language switcher leads from a profile. */
export function organizationLinks(organization: OrganizationSummary): Alternate[] {
  return switcherLinks(organizationVersions(organization), routes.companies)
}

/** The canonical path of a profile for readers of `locale`: without text in it, the version that has some, its own language first. */
export function organizationPath(organization: OrganizationSummary, locale: string): string {
  const versions = organizationVersions(organization)
  const versionIn = (language: string) => versions.find((version) => version.locale === language)
  const own = versionIn(locale) ?? versionIn(organization.defaultLanguage) ?? versions[0]
  return own?.href ?? routes.company(localeForLanguage(organization.defaultLanguage), organization.slug)
}

export function organizationPreview(organization: OrganizationSummary, locale: string): PreviewSource {
  const image = pickCover(organization, locale) ?? organization.logo
  return { image, card: routes.card(organizationPath(organization, locale)) }
}

/** `title` and `fallback` come from the messages. */
export function organizationMetadata(
  organization: OrganizationSummary,
  locale: string,
  words: { title: string; fallback: string },
  image: PreviewImage,
): Metadata {
  return pageMetadata({
    locale,
    path: organizationPath(organization, locale),
    twin: routes.markdown(organizationPath(organization, locale)),
    title: words.title,
    description: pickDescription(organization, locale)?.text ?? words.fallback,
    image,
    feeds: feedLinks(
      feedScopes.companyArticles(locale, organization),
      feedScopes.companyJobs(locale, organization),
    ),
    versions: organizationVersions(organization),
    mainLanguage: organization.defaultLanguage,
  })
}
