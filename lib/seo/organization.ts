import type { Metadata } from 'next'
import { locales } from '@/lib/i18n/locales'
import { type OrganizationSummary, pickCover, pickDescription } from '@/lib/model/organization'
import { type Alternate, routes } from '@/lib/routes'
import { pageMetadata } from './metadata'

/** The versions of a profile: the site's locales in which it has a description. */
export function organizationVersions(organization: OrganizationSummary): Alternate[] {
  return locales
    .filter((locale) => organization.descriptions[locale])
    .map((locale) => ({ locale, href: routes.company(locale, organization.slug) }))
}

/** The address of a profile for a reader of `locale`: in that language if it has a text in it, else of a version that has. */
export function organizationPath(organization: OrganizationSummary, locale: string): string {
  const versions = organizationVersions(organization)
  const own = versions.find((version) => version.locale === locale) ?? versions[0]
  return own?.href ?? routes.company(locale, organization.slug)
}

/** `title` and `fallback` come from the messages. A profile without text in `locale` names the version that has. */
export function organizationMetadata(
  organization: OrganizationSummary,
  locale: string,
  words: { title: string; fallback: string },
): Metadata {
  const versions = organizationVersions(organization)
  const path = organizationPath(organization, locale)
  return pageMetadata({
    locale,
    path,
    twin: routes.markdown(path),
    title: words.title,
    description: pickDescription(organization, locale)?.text ?? words.fallback,
    image: pickCover(organization, locale) ?? organization.logo,
    versions,
  })
}
