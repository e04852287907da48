import type { FacetLabel, FacetValue } from '@/lib/model/search/facet-value'
import type { BoardJob } from './board-job'
import type { ComparedJob } from './compared-job'
import { type ComparisonIndex, nameShares } from './comparison-index'
import type { JobSummary } from './job'
import type { Board } from './job-board'

/** `more` is the value of a facet that the job has in common with one of the similar ones: it names a state of the board. */
export type SimilarJobs = {
  jobs: readonly JobSummary[]
  more: { name: (typeof moreFacets)[number]; value: string; label: FacetLabel } | null
}

const moreFacets = ['department', 'city', 'country'] as const

/** What equal values of a facet count for. */
const facetPoints = { city: 3, contract: 2, country: 1, remote: 1 }
const departmentPoints = 6
/** What the same name counts for, and a part of its words in proportion. */
const namePoints = 8
/** Jobs of other departments that have less of the name are not similar, however close they are. */
const leastShare = 0.1875

const maxJobs = 5
/** The places and contracts of so many are compared: of those with most in common otherwise, and the newest of equals. */
const maxCompared = 1_000
const maxJobsOfOrganization = 2

/**
 * The open vacancies of other organizations that are most like a job, the newest of equally similar ones first. Only those of the
 * same department, or with a word of the name, are looked at.
 */
export function findSimilarJobs({ jobs }: Board, index: ComparisonIndex, own: ComparedJob): SimilarJobs {
  const { places, shares } = nameShares(jobs.length, index, own.name, leastShare)
  const inDepartment = new Set(own.values.department.flatMap((value) => index.departments.get(value) ?? []))
  const candidates = new Set([...inDepartment, ...places])
  const ofKind = groupByPoints(candidates, (place) => {
    const ofName = Math.round(namePoints * (shares[place] ?? 0))
    return ofName + (inDepartment.has(place) ? departmentPoints : 0)
  })
  const byPoints: number[][] = []
  let compared = 0
  for (const [points, equals] of [...ofKind.entries()].reverse())
    for (const place of Uint32Array.from(equals ?? []).sort()) {
      const other = jobs[place]
      if (!other || other.job.organization.reference === own.organization) continue
      compared += 1
      if (compared > maxCompared) break
      add(byPoints, points + countFacetPoints(own, other), place)
    }
  const chosen = chooseFirst(jobs, byPoints)
  return { jobs: chosen.map(({ job }) => job), more: findMore(own, chosen) }
}

/** The places by their points, which are small whole numbers. */
function groupByPoints(places: Iterable<number>, count: (place: number) => number): number[][] {
  const groups: number[][] = []
  for (const place of places) add(groups, count(place), place)
  return groups
}

function add(groups: number[][], points: number, place: number): void {
  const group = groups[points] ?? []
  group.push(place)
  groups[points] = group
}

function countFacetPoints({ values }: ComparedJob, other: BoardJob): number {
  let points = 0
  for (const name of ['city', 'contract', 'country', 'remote'] as const)
    if (hasValue(other.values[name], values[name])) points += facetPoints[name]
  return points
}

/** Whether one of a job's values of a facet is wanted. */
function hasValue(values: readonly FacetValue[], wanted: readonly string[]): boolean {
  return values.some(({ value }) => wanted.includes(value))
}

/** The first jobs, most points first, with few of each organization. */
function chooseFirst(jobs: Board['jobs'], byPoints: readonly (readonly number[] | undefined)[]): BoardJob[] {
  const chosen: BoardJob[] = []
  const counts = new Map<string, number>()
  for (const equals of byPoints.toReversed())
    for (const place of equals?.toSorted((a, b) => a - b) ?? []) {
      const candidate = jobs[place]
      if (!candidate) continue
      const { organization } = candidate.job
      const count = counts.get(organization.reference) ?? 0
      if (count === maxJobsOfOrganization) continue
      counts.set(organization.reference, count + 1)
      if (chosen.push(candidate) === maxJobs) return chosen
    }
  return chosen
}

function findMore({ values }: ComparedJob, chosen: readonly BoardJob[]): SimilarJobs['more'] {
  for (const name of moreFacets)
    for (const other of chosen)
      for (const { value, label } of other.values[name])
        if (values[name].includes(value)) return { name, value, label }
  return null
}
