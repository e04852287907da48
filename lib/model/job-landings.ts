import { valuesOf } from '@/lib/facet-filter'
import {
  type FacetName,
  facetNames,
  isFiltered,
  type JobFilter,
  onlyCompany,
  parseFilterSegment,
} from '@/lib/job-filter'
import type { BoardJob } from './board-job'
import { facetLabel } from './facet-label'
import type { Board } from './job-board'
import { isLanding, landingFacets, minPairJobs } from './landing-state'

/** The segments of the states of one value, or of one value of each of two facets, that a job is in. */
function segmentsOf({ labels }: Board, { values, isAnywhere, job }: BoardJob): string[] {
  if (job.isSpontaneous) return []
  const own = landingFacets.flatMap((name) => {
    const anywhere = name === 'country' && isAnywhere ? [...labels.country.keys()] : []
    const all = [...anywhere, ...values[name].map(({ value }) => value)]
    return all.map((value) => ({ name, segment: `${name}-${value}` }))
  })
  return own.flatMap((first, index) => [
    first.segment,
    ...own
      .slice(index + 1)
      .filter(({ name }) => name !== first.name)
      .map((second) => `${first.segment}~${second.segment}`),
  ])
}

/**
 * The landing pages that a change of jobs affects: `listed` are those that at least one of the jobs is on, and those that jobs with
 * new values make. `counted` are further ones, which do not list the jobs: a facet counts what its other values would select.
 */
export function landingsOf(
  board: Board,
  jobs: readonly BoardJob[],
): { listed: readonly JobFilter[]; counted: readonly JobFilter[] } {
  const own = new Set(jobs.flatMap((job) => segmentsOf(board, job)))
  const hasFacet = (name: FacetName) => jobs.some(({ values }) => values[name].length > 0)
  const isCounted = (filter: JobFilter) => {
    const parts = landingFacets.flatMap((name) => valuesOf(filter, name).map((value) => ({ name, value })))
    const [only, ...others] = parts
    if (others.length === 0) return only !== undefined && hasFacet(only.name)
    return parts.some(({ name, value }) => own.has(`${name}-${value}`))
  }
  const isNew = (filter: JobFilter) =>
    landingFacets.some((name) => valuesOf(filter, name).some((value) => !board.labels[name].has(value)))
  const added = [...own].flatMap((segment) => {
    const filter = parseFilterSegment(segment)?.filter
    return filter && onlyCompany(filter) === null && isLanding(filter, 1) && isNew(filter) ? [filter] : []
  })
  const { landings } = board
  const listed = landings.filter(({ segment }) => own.has(segment)).map(({ filter }) => filter)
  const counted = landings.filter(({ segment, filter }) => !own.has(segment) && isCounted(filter))
  return { listed: [...listed, ...added], counted: counted.map(({ filter }) => filter) }
}

/** The landing pages of a facet that a page links to. */
export type LandingLinks = {
  name: FacetName
  links: readonly { value: string; label: string; count: number; filter: JobFilter }[]
}

const maxLinks = 40

/**
 * The landing pages that lead on from a state: those with one value for all jobs, those with a further value for a state with one
 * value. None for other states.
 */
export function findLandingLinks(board: Board, filter: JobFilter, locale: string): LandingLinks[] {
  const own = facetNames.filter((name) => valuesOf(filter, name).length > 0)
  const isStart = own.length === 0 && !isFiltered(filter)
  if (!isStart && !(own.length === 1 && isSingle(filter))) return []
  const further = board.landings.flatMap((landing) => {
    const names = facetNames.filter((name) => valuesOf(landing.filter, name).length > 0)
    const [name, ...others] = names.filter((candidate) => !own.includes(candidate))
    const hasOwn = own.every(
      (candidate) => valuesOf(landing.filter, candidate)[0] === valuesOf(filter, candidate)[0],
    )
    return name !== undefined && others.length === 0 && hasOwn ? [{ ...landing, name }] : []
  })
  return landingFacets.flatMap((name) => {
    const links = further
      .filter((landing) => landing.name === name)
      .slice(0, maxLinks)
      .map((landing) => {
        const [value = ''] = valuesOf(landing.filter, name)
        const label = board.labels[name].get(value)
        return {
          value,
          label: label ? facetLabel(name, label, locale) : value,
          count: landing.count,
          filter: landing.filter,
        }
      })
    return links.length > 0 ? [{ name, links }] : []
  })
}

function isSingle(filter: JobFilter): boolean {
  return isLanding(filter, minPairJobs) && Object.values(filter.facets).length === 1
}
