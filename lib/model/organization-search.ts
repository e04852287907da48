import { toSlug } from '@vitrine/api-contract/slug'
import type { SelectedValues } from '@/lib/facet-filter'
import {
  type OrganizationFacet,
  type OrganizationFilter,
  type OrganizationPart,
  openJobs,
  organizationFacets,
  sizeOf,
} from '@/lib/organization-filter'
import type { Office, OrganizationSummary } from './organization'
import { type FacetColumns, type FacetLabels, indexFacets } from './search/facet-columns'
import { type FacetCounts, type Suggestion, suggestChange, toFacetCounts } from './search/facet-count'
import { searchFacets } from './search/facet-search'
import {
  type FacetValue,
  toCityValues,
  toCountryValues,
  toTokenValue,
  toValue,
  uniqueValues,
} from './search/facet-value'
import { byRank, correctionNote, type FoundWords, type RankOf } from './search/found-words'

/** An organization of a list, with its number of open jobs. Entries for unsolicited applications do not count. */
export type ListedOrganization = { organization: OrganizationSummary; jobCount: number }

/** An organization with what filters compare. */
export type OrganizationEntry = ListedOrganization & {
  values: Readonly<Record<OrganizationFacet, readonly FacetValue[]>>
}

/** The site's organizations, ordered by name. */
export type OrganizationIndex = {
  entries: readonly OrganizationEntry[]
  columns: FacetColumns<OrganizationFacet>
  labels: FacetLabels<OrganizationFacet>
}

/** A page of the list, with what it shows beside it. */
export type OrganizationSearch = {
  total: number
  pageCount: number
  items: readonly ListedOrganization[]
  facets: FacetCounts<OrganizationFacet>
  /** Null where there are organizations, and where no suggestion helps. */
  suggestion: Suggestion<OrganizationPart> | null
  /** Says that other words are searched for than those of the filter; null where these are. */
  note: string | null
}

/** `offices` are those of the organization, or of its open jobs where they are not known. */
export function toOrganizationEntry(
  organization: OrganizationSummary,
  offices: readonly Office[],
  jobCount: number,
): OrganizationEntry {
  return {
    organization,
    jobCount,
    values: {
      jobs: jobCount > 0 ? toTokenValue(openJobs) : [],
      sector: uniqueValues(organization.sectors.flatMap(toSectorValue)),
      size: toSizeValue(organization.employeeCount),
      country: toCountryValues(offices),
      city: toCityValues(offices),
    },
  }
}

/** None where the number of employees is not known. */
function toSizeValue(employeeCount: number | null): FacetValue[] {
  const size = sizeOf(employeeCount)
  return size === null ? [] : toTokenValue(size)
}

/** The API appends a number to some tokens to make them unique. */
function toSectorValue(sector: string): FacetValue[] {
  const token = sector.replace(/-\d+$/, '')
  return toValue(toSlug(token) || token, { token })
}

/** `entries` are ordered by name. */
export function createOrganizationIndex(entries: readonly OrganizationEntry[]): OrganizationIndex {
  return { entries, ...indexFacets(organizationFacets, entries) }
}

/**
 * The organizations that a filter selects, and the counts of its facets. `rankOf` says of an organization, by its index, how well it
 * matches the words of the filter; it is not called without words.
 */
export function searchOrganizations(
  { entries, columns }: OrganizationIndex,
  { words, facets }: { words: string; facets: SelectedValues<OrganizationFacet> },
  rankOf: RankOf,
) {
  const list = {
    names: organizationFacets,
    items: entries,
    columns,
    isSearched: () => true,
    everyValue: null,
  }
  const passes = (_: OrganizationEntry, index: number) => rankOf(index) !== undefined
  const checks = words ? [{ name: 'words' as const, passes }] : []
  return searchFacets(list, { facets }, checks, words ? byRank(entries.keys(), rankOf) : entries.keys())
}

/** A page of a result, which has `size` organizations at most; `page` counts from 1. */
export function toOrganizationSearch(
  { labels }: OrganizationIndex,
  result: ReturnType<typeof searchOrganizations>,
  found: FoundWords | null,
  filter: OrganizationFilter,
  { page, size }: { page: number; size: number },
  locale: string,
): OrganizationSearch {
  const { items, counts } = result
  const start = (page - 1) * size
  return {
    total: items.length,
    pageCount: Math.max(1, Math.ceil(items.length / size)),
    items: items.slice(start, start + size),
    facets: toFacetCounts(organizationFacets, { labels, counts }, filter, locale),
    suggestion: items.length === 0 ? suggestChange(result) : null,
    note: correctionNote(found?.corrections ?? [], items.length, locale),
  }
}
