import type { BoardJob } from '@/lib/model/jobs/board-job'
import type { ComparedJob } from '@/lib/model/jobs/compared-job'
import { type ComparisonIndex, type PayKind, payKey, payKinds } from '@/lib/model/jobs/comparison-index'
import type { Board } from '@/lib/model/jobs/job-board'
import type { FacetLabel } from '@/lib/model/search/facet-value'
import type { YearlyPay } from './yearly-pay'

/** The pay of a job and that of others of its kind, for a year, in one currency. */
export type PayComparison = {
  own: YearlyPay
  /** What the jobs have in common, with the texts of the values. */
  kind: readonly { name: PayKind[number]; label: FacetLabel }[]
  /** The number of the others. */
  count: number
  /** The lowest and the highest amount of the others. */
  lowest: number
  highest: number
  /** Half of the others pay this or more. The pay of a job counts as the middle of its range here. */
  median: number
}

/** Fewer jobs say little, and could show what one employer pays. */
const minComparedJobs = 5

/**
 * Null if the yearly pay of the job is unknown, or of fewer than five other vacancies of each kind in the same currency. The first
 * kind with enough jobs is taken.
 */
export function comparePay(board: Board, index: ComparisonIndex, own: ComparedJob): PayComparison | null {
  const { pay, values } = own
  if (!pay) return null
  for (const kind of payKinds) {
    const [first, second] = kind
    const [a, b] = [values[first][0], values[second][0]]
    if (a === undefined || b === undefined) continue
    const all = index.pays.get(payKey(kind, a, b, pay.currency)) ?? []
    const others = all.filter(({ job }) => job.reference !== own.reference)
    const labels = [
      { name: first, label: board.labels[first].get(a) },
      { name: second, label: board.labels[second].get(b) },
    ].flatMap(({ name, label }) => (label ? [{ name, label }] : []))
    if (others.length >= minComparedJobs)
      return { own: pay, kind: labels, count: others.length, ...summarize(others) }
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
