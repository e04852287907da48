import { currentEmployer } from '@/lib/employer'
import { type FacetName, type JobFilter, onlyCompany, parseFilterSegment } from '@/lib/job-filter'
import type { FacetColumns } from '@/lib/model/search/facet-columns'
import type { Steps } from '@/lib/process/steps'
import type { BoardJob } from './board-job'
import { isLanding, landingFacets, minPairJobs } from './landing-state'

/** The state of a landing page, how many jobs it has, and the text of its filter in URLs. */
export type Landing = { filter: JobFilter; count: number; segment: string }

/**
 * The landing pages of jobs: those with one value first, each with most jobs first. Without those of one company, and without companies
 * where there is only one. Counts numbers of values instead of texts, and without arrays for each job.
 */
export function* landingSteps(jobs: readonly BoardJob[], columns: FacetColumns<FacetName>): Steps<Landing[]> {
  const facets = landingFacets.filter((name) => name !== 'company' || !currentEmployer()?.isOnly)
  const values = facets.flatMap((name) => columns[name].values.map((value) => ({ name, value })))
  const singles = new Uint32Array(values.length)
  const pairs = new Map<number, number>()
  for (const [index, { job, isAnywhere }] of jobs.entries()) {
    if (index % jobsPerStep === jobsPerStep - 1) yield
    if (job.isSpontaneous) continue
    const own = numbersOf(facets, columns, index, isAnywhere)
    for (let place = 0; place < own.length; place += 1) {
      const first = own[place] ?? 0
      singles[first] = (singles[first] ?? 0) + 1
      for (let next = place + 1; next < own.length; next += 1) {
        const second = own[next] ?? 0
        if (values[first]?.name === values[second]?.name) continue
        const pair = first * values.length + second
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
    }
  }
  const segmentOf = (number: number) => `${values[number]?.name}-${values[number]?.value}`
  const ofOne = [...singles].map((count, number) => ({ count, segment: segmentOf(number) }))
  const ofTwo = [...pairs]
    .filter(([, count]) => count >= minPairJobs)
    .map(([pair, count]) => ({
      count,
      segment: `${segmentOf(Math.floor(pair / values.length))}~${segmentOf(pair % values.length)}`,
    }))
  yield
  return [...(yield* toLandings(ofOne)), ...(yield* toLandings(ofTwo))]
}

const jobsPerStep = 5_000

/** The places of the values of a job in the list of the values of all facets. */
function numbersOf(
  facets: readonly FacetName[],
  columns: FacetColumns<FacetName>,
  index: number,
  isAnywhere: boolean,
): number[] {
  const places: number[] = []
  let offset = 0
  for (const name of facets) {
    const { values, numbers, starts } = columns[name]
    if (name === 'country' && isAnywhere)
      for (let number = 0; number < values.length; number += 1) places.push(offset + number)
    const end = starts[index + 1] ?? 0
    for (let at = starts[index] ?? 0; at < end; at += 1) places.push(offset + (numbers[at] ?? 0))
    offset += values.length
  }
  return places
}

function* toLandings(counted: readonly { count: number; segment: string }[]): Steps<Landing[]> {
  const landings: Landing[] = []
  for (const [index, { count, segment }] of counted.entries()) {
    if (index % segmentsPerStep === segmentsPerStep - 1) yield
    const filter = parseFilterSegment(segment)?.filter
    if (filter && onlyCompany(filter) === null && isLanding(filter, count))
      landings.push({ filter, count, segment })
  }
  return landings.sort((a, b) => b.count - a.count)
}

const segmentsPerStep = 200
