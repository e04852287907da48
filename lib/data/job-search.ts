import 'server-only'
import { valuesOf } from '@/lib/facet-filter'
import { facetNames, type JobFilter } from '@/lib/job-filter'
import { withCurrentValues } from '@/lib/model/former-value'
import type { JobSummary } from '@/lib/model/job'
import { orderFor, searchBoard } from '@/lib/model/job-board'
import { type JobSearch, readCursor, toJobSearch } from '@/lib/model/job-search'
import { stateLabels } from '@/lib/model/state-labels'
import type { JobBoard } from './job-board'
import { findWords } from './words'

/**
 * All jobs of a state, newest first, and the labels of what it selects as a text. Null for a state with a value that no job has.
 */
export async function listJobsOfState(
  jobs: JobBoard,
  selected: JobFilter,
  locale: string,
): Promise<{ jobs: readonly JobSummary[]; labels: string } | null> {
  const { board } = jobs
  const filter = withCurrentValues(facetNames, selected, board.labels)
  const hasValues = facetNames.every((name) =>
    valuesOf(filter, name).every((value) => board.labels[name].has(value)),
  )
  if (!hasValues) return null
  const result = searchBoard(board, filter, await findWords(jobs, filter.words), null)
  const first = toJobSearch({ board, result }, filter, 0, locale)
  return { jobs: result.jobs.map(({ job }) => job), labels: stateLabels(filter, first, locale) }
}

/** The page of results at a cursor, which is empty for the first one. Null for a text that is no cursor. */
export async function searchJobs(
  jobs: JobBoard,
  selected: JobFilter,
  { cursor, locale }: { cursor: string; locale: string },
): Promise<JobSearch | null> {
  const { board, labels } = jobs
  const filter = withCurrentValues(facetNames, selected, labels)
  const result = searchBoard(board, filter, await findWords(jobs, filter.words), locale)
  const start = readCursor(cursor, result)
  if (start === null) return null
  return toJobSearch({ board: { ...board, labels }, result }, filter, start, locale)
}

/** The vacancies with all words, in the order of the board. */
export async function listJobsWith(
  jobs: JobBoard,
  searched: string,
  locale: string,
): Promise<readonly JobSummary[]> {
  const hasWords = await findWords(jobs, searched)
  return orderFor(jobs.board, locale).flatMap((place) => {
    const job = jobs.board.jobs[place]?.job
    return job && !job.isSpontaneous && hasWords(place) ? job : []
  })
}
