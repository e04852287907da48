import 'server-only'
import { suspension } from '@/lib/client/suspension'
import { env } from '@/lib/env'
import { valuesOf } from '@/lib/facet-filter'
import { facetNames, type JobFilter } from '@/lib/job-filter'
import { withCurrentValues } from '@/lib/model/former-value'
import type { JobSummary } from '@/lib/model/job'
import { orderFor, searchBoard } from '@/lib/model/job-board'
import { type JobSearch, readCursor, toJobSearch } from '@/lib/model/job-search'
import { stateLabels } from '@/lib/model/state-labels'
import { type JobBoard, latestJobBoard, readJobBoard } from './job-board'
import { readOrLatest } from './read-or-latest'
import type { WordIndex } from './word-index'

export type BoardRead = { jobs: JobBoard; isOld: boolean }

/** The board, or its last version while a new one is loaded or the API fails. Throws where this process has none. */
export async function readBoardOrLatest(): Promise<BoardRead> {
  const { value: jobs, isOld } = await readOrLatest('job board', readJobBoard, latestJobBoard())
  return { jobs, isOld: isOld || isOldBoard(jobs) }
}

/**
 * The caches of Next.js give what they have while a new result is read: jobs can be as old as the lifetimes of the board, of the list
 * of an organization and of its response together before they are read again.
 */
const maxAgeMs = 3 * env.REVALIDATE_SECONDS * 1_000

/** While the API fails, the caches of Next.js give old jobs without an error. */
function isOldBoard({ jobsReadAt, isStored }: JobBoard): boolean {
  return isStored || suspension.isActive || Date.now() - jobsReadAt > maxAgeMs
}

/**
 * All jobs of a state, newest first, and the labels of what it selects as a text. Null for a state with a value that no job has.
 */
export function listFound(
  { board, words, unavailable }: JobBoard,
  selected: JobFilter,
  locale: string,
): { jobs: readonly JobSummary[]; labels: string } | null {
  const filter = withCurrentValues(facetNames, selected, board.labels)
  const isKnown = facetNames.every((name) =>
    valuesOf(filter, name).every((value) => board.labels[name].has(value)),
  )
  if (!isKnown) return null
  const result = searchBoard(board, filter, wordsOf(words, filter), null)
  const shown = toJobSearch({ board, result, unavailable }, filter, 0, locale)
  return { jobs: result.jobs.map(({ job }) => job), labels: stateLabels(filter, shown, locale) }
}

/** The page of results at a cursor, which is empty for the first one. Null for a text that is no cursor. */
export async function searchJobs(
  { board, words, unavailable, labels }: JobBoard,
  selected: JobFilter,
  { cursor, locale }: { cursor: string; locale: string },
): Promise<JobSearch | null> {
  const filter = withCurrentValues(facetNames, selected, labels)
  const result = searchBoard(board, filter, wordsOf(words, filter), locale)
  const start = readCursor(cursor, result)
  if (start === null) return null
  return toJobSearch({ board: { ...board, labels }, result, unavailable }, filter, start, locale)
}

/** The vacancies with all words, in the order of the board. */
export function listJobsWith(
  { board, words }: JobBoard,
  searched: string,
  locale: string,
): readonly JobSummary[] {
  const hasWords = words.find(searched)
  return orderFor(board, locale).flatMap((index) => {
    const job = board.jobs[index]?.job
    return job && !job.isSpontaneous && hasWords(index) ? job : []
  })
}

function wordsOf(words: WordIndex, filter: JobFilter): (index: number) => boolean {
  return filter.words === '' ? () => true : words.find(filter.words)
}
