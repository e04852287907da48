import { valuesOf } from '@/lib/facet-filter'
import { type FacetName, facetNames, isFiltered, type JobFilter } from '@/lib/job-filter'

/** The facets of landing pages: what people name in a search for jobs. */
export const landingFacets: readonly FacetName[] = [
  'company',
  'department',
  'city',
  'country',
  'contract',
  'remote',
]

/** A pair of values has a landing page from this number of jobs on. */
export const minPairJobs = 5

/** The facets of a filter of one value, or of one value of each of two facets, of landing pages. Null for another filter. */
export function landingNames(filter: JobFilter): readonly FacetName[] | null {
  const names = facetNames.filter((name) => valuesOf(filter, name).length > 0)
  const isOfLandings = names.every(
    (name) => landingFacets.includes(name) && valuesOf(filter, name).length === 1,
  )
  const hasOthers = filter.words !== '' || filter.salary !== null || filter.isSpontaneous
  return isOfLandings && !hasOthers && (names.length === 1 || names.length === 2) ? names : null
}

/**
 * Whether search engines index the page of a state: one with one value, or one value of each of two facets, in the order of date.
 * The page of one company is that of its jobs.
 */
export function isLanding(filter: JobFilter, total: number): boolean {
  const names = landingNames(filter)
  return names !== null && filter.sort === 'date' && total >= (names.length === 1 ? 1 : minPairJobs)
}

/** Whether search engines index a page of the board: the first one of a landing page, of a company and of all jobs. */
export function isIndexedState(
  { filter, page }: { filter: JobFilter; page: number },
  total: number,
): boolean {
  const isStart = !isFiltered(filter) && filter.sort === 'date' && total > 0
  return page === 1 && (isStart || isLanding(filter, total))
}
