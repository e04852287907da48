import type { Metadata } from 'next'
import { locales } from '@/lib/i18n/locales'
import { type OrganizationSummary, pickCover, pickDescription } from '@/lib/model/organization'
import { type Alternate, routes } from '@/lib/routes'
import { feedLinks, feedScopes } from './feeds/scope'
import { pageMetadata } from './metadata'

/** The versions of a profile: the site's locales in which it has a description. */
export function organizationVersions(organization: OrganizationSummary): Alternate[] {
  return locales
    .filter((locale) => organization.descriptions[locale])
    .map((locale) => ({ locale, href: routes.company(locale, organization.slug) }))
}

/** The canonical path of a profile for readers of `locale`: without text in it, a version that has some. */
export function organizationPath(organization: OrganizationSummary, locale: string): string {
  const versions = organizationVersions(organization)
  const own = versions.find((version) => version.locale === locale) ?? versions[0]
  return own?.href ?? routes.company(locale, organization.slug)
}

/** `title` and `fallback` come from the messages. */
export function organizationMetadata(
  organization: OrganizationSummary,
  locale: string,
  words: { title: string; fallback: string },
): Metadata {
  return pageMetadata({
    locale,
    path: organizationPath(organization, locale),
    title: words.title,
    description: pickDescription(organization, locale)?.text ?? words.fallback,
    image: pickCover(organization, locale) ?? organization.logo,
    feeds: feedLinks(
      feedScopes.companyArticles(locale, organization),
      feedScopes.companyJobs(locale, organization),
    ),
    versions: organizationVersions(organization),
  })
}
