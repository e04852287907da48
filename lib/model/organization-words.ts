import { locales } from '@/lib/i18n/locales'
import { organizationFacets } from '@/lib/organization-filter'
import { facetLabel } from './facet-label'
import type { OrganizationEntry } from './organization-search'
import { toWords } from './words'

/**
 * The words by which a search finds an organization: those of its name, its sectors and places in all locales, and its
 * description in all languages.
 */
export function toOrganizationWords({ organization, values }: OrganizationEntry): string {
  const labels = organizationFacets
    .filter((name) => name !== 'jobs' && name !== 'size')
    .flatMap((name) =>
      values[name].flatMap(({ label }) => locales.map((locale) => facetLabel(name, label, locale))),
    )
  return toWords([organization.name, ...labels], Object.values(organization.descriptions))
}
