import { type FacetName, type FilterPart, facetNames, type JobFilter } from '@/lib/job-filter'
import { type FacetColumns, type FacetLabels, facetSteps } from '@/lib/model/search/facet-columns'
import { type FacetResult, type FilterCheck, searchFacets } from '@/lib/model/search/facet-search'
import { byRank, type RankOf } from '@/lib/model/search/found-words'
import { runSteps, type Steps } from '@/lib/process/steps'
import type { BoardJob } from './board-job'
import { languageOrder } from './job-order'
import { type Landing, landingSteps } from './landing-counts'

/** The jobs of the board, newest first, and what searches share. */
export type Board = {
  jobs: readonly BoardJob[]
  /** Those that are entries for unsolicited applications. */
  spontaneous: readonly BoardJob[]
  columns: FacetColumns<FacetName>
  labels: FacetLabels<FacetName>
  landings: readonly Landing[]
  /** The languages of the names of departments, by their values: that of the organization of the first job. */
  departmentLanguages: ReadonlyMap<string, string>
  /** The currencies of the jobs' pay, the most frequent first. */
  currencies: readonly string[]
  /** The indexes of the jobs, best paid first, by the currency that comes first. */
  bySalary: Map<string, readonly number[]>
  /** The indexes of the jobs, those in the language of a locale first, by locale. */
  byLanguage: Map<string, readonly number[]>
}

export type BoardResult = {
  /** All jobs that the filter selects, in its order. */
  jobs: readonly BoardJob[]
} & Pick<FacetResult<BoardJob, FacetName, FilterPart>, 'counts' | 'gains' | 'alone'>

/** `jobs` are newest first. @internal */
export function createBoard(jobs: readonly BoardJob[]): Board {
  return runSteps(boardSteps(jobs))
}

/** The same in steps of some milliseconds for 50,000 jobs. */
export function* boardSteps(jobs: readonly BoardJob[]): Steps<Board> {
  const currencies = new Map<string, number>()
  for (const { pay } of jobs) if (pay) currencies.set(pay.currency, (currencies.get(pay.currency) ?? 0) + 1)
  const byCount = [...currencies].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  const spontaneous = jobs.filter(({ job }) => job.isSpontaneous)
  const departmentLanguages = new Map(
    jobs
      .toReversed()
      .flatMap(({ job, values }) =>
        values.department.map(({ value }) => [value, job.organization.defaultLanguage] as const),
      ),
  )
  yield
  const facets = yield* facetSteps(facetNames, jobs)
  const landings = yield* landingSteps(jobs, facets.columns)
  return {
    jobs,
    spontaneous,
    ...facets,
    landings,
    departmentLanguages,
    currencies: byCount.map(([currency]) => currency),
    bySalary: new Map(),
    byLanguage: new Map(),
  }
}

/**
 * The jobs that a filter selects. `rankOf` says of a job, by its index, how well it matches the words of the filter; it is not called
 * without words. For a `locale` the best matches come first, then jobs in its language; null stands for the order by date alone, which
 * feeds have.
 */
export function searchBoard(
  board: Board,
  filter: JobFilter,
  rankOf: RankOf,
  locale: string | null,
): BoardResult {
  const { words, salary, isSpontaneous } = filter
  const list = {
    names: facetNames,
    items: board.jobs,
    columns: board.columns,
    isSearched: ({ job }: BoardJob) => job.isSpontaneous === isSpontaneous,
    everyValue: { name: 'country' as const, has: ({ isAnywhere }: BoardJob) => isAnywhere },
  }
  const checks: FilterCheck<BoardJob, FilterPart>[] = [
    ...(salary ? [{ name: 'salary' as const, passes: (job: BoardJob) => pays(job, salary) }] : []),
    ...(words
      ? [{ name: 'words' as const, passes: (_: BoardJob, index: number) => rankOf(index) !== undefined }]
      : []),
  ]
  const order =
    filter.sort === 'salary'
      ? salaryOrder(board, salary?.currency)
      : locale === null
        ? board.jobs.keys()
        : words
          ? byRank(orderFor(board, locale), rankOf)
          : orderFor(board, locale)
  const { items, ...counted } = searchFacets(list, filter, checks, order)
  return { jobs: items, ...counted }
}

/** The default order of the board: the indexes of its jobs. */
export function orderFor({ jobs, byLanguage }: Board, locale: string): readonly number[] {
  const known = byLanguage.get(locale)
  if (known) return known
  const order = languageOrder(
    jobs.map(({ job }) => job),
    locale,
  )
  byLanguage.set(locale, order)
  return order
}

/** Whether the highest pay of a job is at least that of the filter, which is rounded up. */
function pays({ pay }: BoardJob, { amount, currency }: NonNullable<JobFilter['salary']>): boolean {
  return pay !== null && pay.currency === currency && Math.ceil(pay.max) >= amount
}

/**
 * The jobs that pay in a currency (that of most jobs, if none is given), best paid first; then those of each other currency; then
 * those whose pay is unknown. Jobs with the same pay are newest first.
 */
function salaryOrder(board: Board, currency = board.currencies[0] ?? ''): readonly number[] {
  const known = board.bySalary.get(currency)
  if (known) return known
  const currencies = [currency, ...board.currencies.filter((other) => other !== currency)]
  const rank = ({ pay }: BoardJob) => (pay ? currencies.indexOf(pay.currency) : currencies.length)
  const keyed = board.jobs.map((job, index) => ({ index, rank: rank(job), pay: job.pay?.max ?? 0 }))
  const order = keyed.sort((a, b) => a.rank - b.rank || b.pay - a.pay || a.index - b.index)
  const indexes = order.map(({ index }) => index)
  // A currency that no job has gives the same order as the most frequent one.
  if (board.currencies.includes(currency) || currency === '') board.bySalary.set(currency, indexes)
  return indexes
}
