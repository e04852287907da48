import type { BoardJob } from '@/lib/model/jobs/board-job'
import type { ComparedJob } from '@/lib/model/jobs/compared-job'
import { type ComparisonIndex, nameShares } from '@/lib/model/jobs/comparison-index'
import type { Board } from '@/lib/model/jobs/job-board'
import type { FacetLabel } from '@/lib/model/search/facet-value'
import type { YearlyPay } from './yearly-pay'

/** The pay of a job and that of others of its trade, for a year, in one currency. */
export type PayComparison = {
  own: YearlyPay
  /** The department that the jobs have in common; null for jobs with a similar name. */
  department: FacetLabel | null
  contract: FacetLabel
  /** The number of the others. */
  count: number
  /** The lowest and the highest amount of the others. */
  lowest: number
  highest: number
  /** Half of the others pay this or more. The pay of a job counts as the middle of its range here. */
  median: number
}

/** Fewer jobs say little, and could show what one employer pays. */
const minComparedJobs = 8

/** The part of a name that another job of the same trade has in its own. */
const leastShare = 0.5

/**
 * Null if the yearly pay of the job is unknown, or of fewer than eight other vacancies of its trade in the same currency. These have
 * a similar name, or else the same department. All have the same contract, so that an internship is not compared with permanent work.
 */
export function comparePay(board: Board, index: ComparisonIndex, own: ComparedJob): PayComparison | null {
  const { pay, name, values } = own
  const [contract] = values.contract
  const label = contract === undefined ? undefined : board.labels.contract.get(contract)
  if (!pay || !label) return null
  const isComparable = ({ job, pay: other, values }: BoardJob) =>
    job.reference !== own.reference &&
    other?.currency === pay.currency &&
    values.contract.some(({ value }) => value === contract)
  const [department = ''] = values.department
  const trades = [
    { department: null, places: nameShares(board.jobs.length, index, name, leastShare).places },
    {
      department: board.labels.department.get(department) ?? null,
      places: index.departments.get(department) ?? [],
    },
  ]
  for (const { department, places } of trades) {
    const others = [...places].flatMap((place) => board.jobs[place] ?? []).filter(isComparable)
    if (others.length >= minComparedJobs)
      return { own: pay, department, contract: label, count: others.length, ...summarize(others) }
  }
  return null
}

function summarize(jobs: readonly BoardJob[]): Pick<PayComparison, 'lowest' | 'highest' | 'median'> {
  const pays = jobs.flatMap(({ pay }) => pay ?? [])
  const middles = Float64Array.from(pays, middleOf).sort()
  const half = (middles.length - 1) / 2
  const median = ((middles[Math.floor(half)] ?? 0) + (middles[Math.ceil(half)] ?? 0)) / 2
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  for (const { min, max } of pays) {
    lowest = Math.min(lowest, min)
    highest = Math.max(highest, max)
  }
  return { lowest, highest, median: Math.round(median) }
}

export function middleOf({ min, max }: YearlyPay): number {
  return (min + max) / 2
}
