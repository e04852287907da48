import type { JobSummary } from './job'

/**
 * Jobs newest first by a date of theirs; those without one are last. References break ties, so that equal contents make equal
 * lists.
 */
export function sortByDate<T extends JobSummary>(
  jobs: readonly T[],
  dateOf: (job: T) => Date | null,
): readonly T[] {
  const time = (job: T) => dateOf(job)?.getTime() ?? 0
  return jobs.toSorted((a, b) => time(b) - time(a) || (a.reference < b.reference ? -1 : 1))
}
