import { isForLocale } from '@vitrine/api-contract/language-lookup'
import type { Organization as OrganizationOrName, Place, VideoObject } from 'schema-dts'
import { toPlainText } from '@/lib/content/plain-text'
import {
  type Office,
  type Organization,
  type OrganizationSummary,
  pickCover,
  pickDescription,
} from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { organizationPath } from '@/lib/seo/canonical-paths'
import { ids, type Node } from './graph'
import { pageGraph } from './page'
import { toAddress } from './place'
import { toVideoObject } from './video'
import { siteNodes } from './website'

type OrganizationNode = Exclude<OrganizationOrName, string>

/**
 * The JSON-LD of a profile page. `organizations` are those of the site, which have a page. In a locale in which another
 * page is canonical it describes the site only.
 */
export function organizationGraph(
  organization: Organization,
  locale: string,
  organizations: readonly OrganizationSummary[],
  breadcrumbs: Breadcrumbs,
): Node[] {
  const path = organizationPath(organization, locale)
  if (path !== routes.company(locale, organization.slug)) return siteNodes(locale)
  const videos = organization.videos.flatMap((video) => toVideoObject(video) ?? [])
  const page = {
    locale,
    path,
    name: organization.name,
    breadcrumbs,
    image: pickCover(organization, locale),
  }
  return pageGraph(page, [toOrganizationNode(organization, locale, organizations, videos), ...videos])
}

function toOrganizationNode(
  organization: Organization,
  locale: string,
  organizations: readonly OrganizationSummary[],
  videos: readonly VideoObject[],
): OrganizationNode {
  const { reference, name, logo, websiteUrl, profiles, creationYear, employeeCount } = organization
  const cover = pickCover(organization, locale)
  const description = pickDescription(organization, locale)
  const sameAs = [...(websiteUrl === null ? [] : [websiteUrl]), ...profiles.map(({ url }) => url)]
  const places = organization.offices.flatMap((office) => toOfficePlace(office, locale) ?? [])
  const headquarters = organization.offices.find((office) => office.isHeadquarter)
  const address = headquarters && toAddress(headquarters, locale)
  return {
    '@type': 'Organization',
    '@id': ids.organization(reference),
    name,
    url: absoluteUrl(routes.company(locale, organization.slug)),
    identifier: reference,
    ...(logo !== null && { logo: absoluteUrl(logo) }),
    ...(cover !== null && { image: absoluteUrl(cover) }),
    ...(description &&
      isForLocale(description.language, locale) && { description: toPlainText(description.text) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(creationYear !== null && { foundingDate: String(creationYear) }),
    ...(employeeCount !== null && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: employeeCount },
    }),
    ...(organization.subsidiaries.length > 0 && {
      subOrganization: toSubsidiaries(organization, locale, organizations),
    }),
    ...(address && { address }),
    ...(places.length > 0 && { location: places }),
    ...(videos.length > 0 && { subjectOf: videos.map((video) => ({ '@id': String(video['@id']) })) }),
  }
}

function toSubsidiaries(
  { subsidiaries }: Organization,
  locale: string,
  organizations: readonly OrganizationSummary[],
): OrganizationNode[] {
  return subsidiaries.map(({ name, slug }) => {
    const known = organizations.find((organization) => organization.slug === slug)
    return known
      ? {
          '@type': 'Organization',
          '@id': ids.organization(known.reference),
          name,
          url: absoluteUrl(routes.company(locale, known.slug)),
        }
      : { '@type': 'Organization', name }
  })
}

function toOfficePlace(office: Office, locale: string): Place | null {
  const address = toAddress(office, locale)
  if (!address) return null
  return { '@type': 'Place', ...(office.name !== null && { name: office.name }), address }
}
