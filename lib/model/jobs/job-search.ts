import { currentEmployer } from '@/lib/employer'
import { valuesOf } from '@/lib/facet-filter'
import { type FacetName, type FilterPart, facetNames, type JobFilter } from '@/lib/job-filter'
import {
  type FacetCounts,
  type Suggestion,
  suggestChange,
  toFacetCounts,
} from '@/lib/model/search/facet-count'
import { correctionNote, type FoundWords } from '@/lib/model/search/found-words'
import type { Board, BoardResult } from './job-board'
import { type ListedJob, toListedJob } from './listed-job'

/** A page of results, with what the board shows beside it. */
export type JobSearch = {
  total: number
  items: readonly ListedJob[]
  facets: FacetCounts<FacetName>
  /** The site has one organization: neither the facets nor the jobs need its name. */
  isOfOneEmployer: boolean
  /** Null where there are results, and where no suggestion helps. */
  suggestion: Suggestion<FilterPart> | null
  /** How many of the selected companies (of all, without a selection) have an entry for unsolicited applications. */
  spontaneous: number
  /** The currencies of salaries, the most frequent first. */
  currencies: readonly string[]
  /** Says that other words are searched for than those of the filter; null where these are. */
  note: string | null
  /** The cursor of the next page. Null for the last one. */
  next: string | null
}

/** `start` is the number of jobs before the page, which has `size` jobs at most. */
export function toJobSearch(
  { board, result, found }: { board: Board; result: BoardResult; found: FoundWords },
  filter: JobFilter,
  { start, size }: { start: number; size: number },
  locale: string,
): JobSearch {
  const total = result.jobs.length
  const facets = toFacetCounts(facetNames, { labels: board.labels, counts: result.counts }, filter, locale)
  const shown = result.jobs.slice(start, start + size)
  const last = shown.at(-1)
  const isOfOneEmployer = currentEmployer()?.isOnly ?? false
  const end = start + shown.length
  return {
    total,
    items: shown.map(({ job }) => toListedJob(job, locale)),
    facets: isOfOneEmployer ? { ...facets, company: [] } : facets,
    isOfOneEmployer,
    suggestion: total === 0 ? suggestChange(result) : null,
    spontaneous: countSpontaneous(board, filter),
    currencies: board.currencies,
    note: correctionNote(found.corrections, total, locale),
    next: last && end < total ? toCursor(end, last.job.reference) : null,
  }
}

function countSpontaneous({ spontaneous }: Board, filter: JobFilter): number {
  const selected = valuesOf(filter, 'company')
  const companies = new Set(spontaneous.flatMap(({ values }) => values.company.map(({ value }) => value)))
  return selected.length === 0 ? companies.size : selected.filter((value) => companies.has(value)).length
}

/** Names the last job of a page: the next page begins after it, or at its number if the job is closed by then. */
function toCursor(end: number, reference: string): string {
  return `${end}.${reference}`
}

/**
 * How many jobs of a result are before the page of a cursor: of one of `toCursor`, or of one of `cursorOfPage`. A page has `size` jobs.
 * Null for a text that is no cursor.
 */
export function readCursor(cursor: string, { jobs }: BoardResult, size: number): number | null {
  if (cursor === '') return 0
  const [, page] = /^p([1-9]\d{0,5})$/.exec(cursor) ?? []
  if (page !== undefined) return (Number(page) - 1) * size
  const [, number, reference] = /^([1-9]\d{0,5})\.(\S{1,200})$/.exec(cursor) ?? []
  if (reference === undefined) return null
  const position = jobs.findIndex(({ job }) => job.reference === reference)
  return position === -1 ? Number(number) - 1 : position + 1
}
