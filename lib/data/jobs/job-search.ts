import 'server-only'
import { labelledWords, rankWithLabels } from '@/lib/data/search/labelled'
import { findJobs } from '@/lib/data/search/words'
import { valuesOf } from '@/lib/facet-filter'
import { facetNames, type JobFilter } from '@/lib/job-filter'
import type { JobSummary } from '@/lib/model/jobs/job'
import { orderFor, searchBoard } from '@/lib/model/jobs/job-board'
import { type JobSearch, readCursor, toJobSearch } from '@/lib/model/jobs/job-search'
import { withCurrentValues } from '@/lib/model/search/former-value'
import { divideByRank, type FoundRecords, type RankOf } from '@/lib/model/search/found-words'
import { stateLabels } from '@/lib/model/search/state-labels'
import { site } from '@/lib/settings/site'
import type { JobBoard } from './job-board'

/**
 * All jobs of a state, newest first, and the labels of what it selects as a text. Null for a state with a value that no job has. For
 * responses without a cache.
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
  const searched = { words: filter.words, locale }
  const found = await findJobs(searched, labelledWords(jobs.labelWords, searched))
  const result = searchBoard(board, filter, toRankOf(jobs, found, locale), null)
  const first = toJobSearch({ board, result, found }, filter, { start: 0, size: 0 }, locale)
  return { jobs: result.jobs.map(({ job }) => job), labels: stateLabels(filter, first, locale) }
}

/**
 * The page of results at a cursor, which is empty for the first one. `found` are the jobs with the words of the filter. Null for a
 * text that is no cursor.
 */
export function searchJobs(
  jobs: JobBoard,
  selected: JobFilter,
  { found, cursor, locale }: { found: FoundRecords; cursor: string; locale: string },
): JobSearch | null {
  const { board, labels } = jobs
  const filter = withCurrentValues(facetNames, selected, labels)
  const result = searchBoard(board, filter, toRankOf(jobs, found, locale), locale)
  const size = site.lists.jobs
  const start = readCursor(cursor, result, size)
  if (start === null) return null
  return toJobSearch({ board: { ...board, labels }, result, found }, filter, { start, size }, locale)
}

/** The vacancies that a search finds, the best matches first. */
export function listVacancies(jobs: JobBoard, found: FoundRecords, locale: string): JobSummary[] {
  const vacancies: JobSummary[] = []
  for (const place of divideByRank(orderFor(jobs.board, locale), toRankOf(jobs, found, locale)).found) {
    const job = jobs.board.jobs[place]?.job
    if (job && !job.isSpontaneous) vacancies.push(job)
  }
  return vacancies
}

function toRankOf({ board, ids, labelWords }: JobBoard, found: FoundRecords, locale: string): RankOf {
  return rankWithLabels(found, labelWords, locale, (place) => {
    const [id, job] = [ids[place], board.jobs[place]]
    return id === undefined || job === undefined ? undefined : { id, values: job.values }
  })
}
