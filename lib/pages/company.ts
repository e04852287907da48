import { tags } from '@/lib/cache-tags'
import { findOrganizations, getOrganization, listProfiles } from '@/lib/data/organizations'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { firstTagged } from '@/lib/model/limits'
import { type Organization, type OrganizationSummary, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { type Breadcrumbs, companyBreadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { organizationPath } from '@/lib/seo/canonical-paths'
import { organizationGraph } from '@/lib/seo/json-ld/organization'
import { organizationMetadata } from '@/lib/seo/organization'
import { organizationEntry } from '@/lib/seo/sitemap-entries'
import { byReference } from './by-reference'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string; organization: Organization }

export const companyPage = definePage<Content>({
  browser: 'elements',
  routes: ['/[locale]/companies/[company]'],
  read: async ({ locale = '', company = '' }) => {
    const organization = await getOrganization(company)
    return organization && { locale, organization }
  },
  path: ({ locale, organization }) => routes.company(locale, organization.slug),
  languageLinks: ({ organization }) =>
    versionsIn(locales, (locale) => routes.company(locale, organization.slug)),
  breadcrumbs,
  metadata: async ({ locale, organization }) => {
    const cover = pickCover(organization, locale)
    const image = await selectOpenGraphImage([cover], organizationPath(organization, locale))
    return organizationMetadata(organization, locale, image)
  },
  jsonLd: async (content) => {
    const { locale, organization } = content
    return organizationGraph(organization, locale, await listSubsidiaries(organization), breadcrumbs(content))
  },
  openGraphImage: ({ locale, organization }) => {
    const { Organizations, Tokens } = messagesFor(locale)
    const labels = new Map(Object.entries(Tokens.sector))
    const sectors = organization.sectors.flatMap((sector) => labels.get(sector) ?? [])
    return {
      path: organizationPath(organization, locale),
      label: Organizations.title,
      title: organization.name,
      facts: sectors.length > 0 ? [sectors.slice(0, 2).join(', ')] : [],
    }
  },
  hasMarkdown: true,
  sitemap: {
    lists: {
      companies: async (locale) =>
        byReference(await listProfiles()).flatMap((profile) => organizationEntry(profile, locale) ?? []),
    },
    month: null,
  },
  cacheTags: ({ organization: { reference, slug } }) => [
    tags.organization(reference),
    tags.organizationSlug(slug),
    tags.organizationJobs(reference),
    tags.organizationArticles(slug),
  ],
})

/** Those that have a page. */
export function listSubsidiaries({ subsidiaries }: Organization): Promise<readonly OrganizationSummary[]> {
  return findOrganizations(firstTagged(subsidiaries).flatMap(({ slug }) => slug ?? []))
}

function breadcrumbs({ locale, organization }: Content): Breadcrumbs {
  return pagedBreadcrumbs(companyBreadcrumbs(locale, organization), locale, 1)
}
