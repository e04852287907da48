/** The state of the list of organizations, and its form in URLs. */

import {
  countValues,
  type FacetFilter,
  parseSegment,
  readFacetFilter,
  toSegment,
  toSegmentParts,
} from './facet-filter'

/**
 * The facets in the order of URLs and of the page. `jobs` has one value, for organizations with open jobs; `size` has one
 * range of the number of employees.
 */
export const organizationFacets = ['jobs', 'sector', 'size', 'country', 'city'] as const
export type OrganizationFacet = (typeof organizationFacets)[number]

/** A part of a filter that can be removed. */
export type OrganizationPart = 'words' | OrganizationFacet

export type OrganizationFilter = FacetFilter<OrganizationFacet>

/** The value of the facet `jobs`. */
export const openJobs = 'open'

/** The values of the facet `size`, smallest first, and the largest number of employees of each. */
const sizes = [
  ['1-10', 10],
  ['11-50', 50],
  ['51-200', 200],
  ['201-1000', 1_000],
  ['1001-5000', 5_000],
  ['5001-plus', Number.POSITIVE_INFINITY],
] as const

/** The value of the facet `size` for a number of employees. Null for none. */
export function sizeOf(employeeCount: number | null): (typeof sizes)[number][0] | null {
  if (employeeCount === null || employeeCount < 1) return null
  return sizes.find(([, most]) => employeeCount <= most)?.[0] ?? null
}

export const noOrganizationFilter: OrganizationFilter = { words: '', facets: {} }

/** Whether the filter selects organizations. */
export function selectsOrganizations(filter: OrganizationFilter): boolean {
  return countValues(filter) > 0
}

/** The path segment of a state, one for each state: `q-rail~jobs-open~sector-logistics~city-lille~page-2`. */
export function toOrganizationSegment(filter: OrganizationFilter, page: number): string {
  return toSegment(toSegmentParts(organizationFacets, filter), page)
}

/**
 * The state of a path segment as it is in the URL, in any order and spelling: `toOrganizationSegment` gives its own. Null if it
 * has an unknown name, or a value that is not valid.
 */
export function parseOrganizationSegment(
  segment: string,
): { filter: OrganizationFilter; page: number } | null {
  const names: readonly string[] = organizationFacets
  const parsed = parseSegment(segment, (name, value) => (names.includes(name) ? [[name, value]] : null))
  const read = parsed && readOrganizationFilter(parsed.parameters)
  return read && 'filter' in read ? { filter: read.filter, page: parsed.page } : null
}

/** The state of the fields of the form. `invalid` is the name of the first field that is not valid. */
export function readOrganizationFilter(
  parameters: URLSearchParams,
): { filter: OrganizationFilter } | { invalid: string } {
  return readFacetFilter(organizationFacets, parameters)
}
