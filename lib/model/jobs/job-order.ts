import { isOtherLanguage } from '@/lib/model/articles/other-language'
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

/**
 * The order of lists: newest first, entries for unsolicited applications last. `rankOf` breaks ties by organization, then references
 * do.
 */
export function newestFirst(
  rankOf: (organization: string) => number,
): (a: JobSummary, b: JobSummary) => number {
  return (a, b) =>
    Number(a.isSpontaneous) - Number(b.isSpontaneous) ||
    (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
    rankOf(a.organization.reference) - rankOf(b.organization.reference) ||
    (a.reference < b.reference ? -1 : 1)
}

/**
 * The places of jobs in a list for visitors of `locale`: those in its language first, then the others, each in the order of the
 * list. Entries for unsolicited applications stay after the vacancies.
 */
export function languageOrder(jobs: readonly Ordered[], locale: string): number[] {
  const rank = ({ isSpontaneous, language }: Ordered) =>
    Number(isSpontaneous) * 2 + Number(isOtherLanguage(language, locale))
  const ranks = jobs.map(rank)
  return [...jobs.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
}

type Ordered = Pick<JobSummary, 'language' | 'isSpontaneous'>

/** The jobs in that order. */
export function sortByLanguage<T extends Ordered>(jobs: readonly T[], locale: string): readonly T[] {
  return languageOrder(jobs, locale).flatMap((place) => jobs[place] ?? [])
}
