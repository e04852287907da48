import { valuesOf, withValues } from '@/lib/facet-filter'
import {
  type FacetName,
  facetNames,
  isFiltered,
  type JobFilter,
  noFilter,
  parseFilterSegment,
} from '@/lib/job-filter'
import type { BoardJob } from './board-job'
import { facetLabel } from './facet-label'
import type { Board } from './job-board'
import { isLanding, landingFacets, minPairJobs } from './landing-state'

/** The state of a landing page, and how many jobs it has. */
export type Landing = { filter: JobFilter; count: number }

const known = new WeakMap<Board, readonly Landing[]>()

/** The landing pages: those with one value first, each with most jobs first. Without those of one company. */
export function listLandings(board: Board): readonly Landing[] {
  const landings = known.get(board) ?? countLandings(board)
  known.set(board, landings)
  return landings
}

function countLandings({ jobs, labels }: Board): Landing[] {
  const counts = new Map<string, number>()
  const add = (...values: readonly (readonly [FacetName, string])[]) => {
    const segment = values.map((value) => value.join('-')).join('~')
    counts.set(segment, (counts.get(segment) ?? 0) + 1)
  }
  for (const { values, isAnywhere, job } of jobs) {
    if (job.isSpontaneous) continue
    const own = landingFacets.flatMap((name) => {
      const anywhere = name === 'country' && isAnywhere ? [...labels.country.keys()] : []
      return [...anywhere, ...values[name].map(({ value }) => value)].map((value) => [name, value] as const)
    })
    for (const [index, first] of own.entries()) {
      if (first[0] !== 'company') add(first)
      for (const second of own.slice(index + 1)) if (second[0] !== first[0]) add(first, second)
    }
  }
  const counted = [...counts].flatMap(([segment, count]) => {
    const filter = parseFilterSegment(segment)?.filter
    return filter && isLanding(filter, count)
      ? [{ filter, count, size: Object.keys(filter.facets).length }]
      : []
  })
  return counted
    .sort((a, b) => a.size - b.size || b.count - a.count)
    .map(({ filter, count }) => ({ filter, count }))
}

/** The landing pages that a job is on, and those that a job with new values makes. */
export function landingsOf(board: Board, { values, isAnywhere, job }: BoardJob): readonly JobFilter[] {
  if (job.isSpontaneous) return []
  const has = (name: FacetName, wanted: string) =>
    (name === 'country' && isAnywhere) || values[name].some(({ value }) => value === wanted)
  const listed = listLandings(board)
    .map(({ filter }) => filter)
    .filter((filter) => facetNames.every((name) => valuesOf(filter, name).every((value) => has(name, value))))
  const added = landingFacets.flatMap((name) =>
    values[name]
      .filter(({ value }) => name !== 'company' && !board.labels[name].has(value))
      .map(({ value }) => withValues(noFilter, name, [value])),
  )
  return [...listed, ...added]
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
  const further = listLandings(board).flatMap((landing) => {
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
