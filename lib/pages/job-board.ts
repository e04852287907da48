import { readJobBoard } from '@/lib/data/jobs/job-board'
import { searchJobs } from '@/lib/data/jobs/job-search'
import { labelledWords } from '@/lib/data/search/labelled'
import { findJobs, readJobs } from '@/lib/data/search/words'
import { translatorFor } from '@/lib/i18n/translator'
import { cursorOfPage, facetNames, type JobFilter } from '@/lib/job-filter'
import { findLandingLinks, type LandingLinks } from '@/lib/model/jobs/job-landings'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { withCurrentValues } from '@/lib/model/search/former-value'
import { routes } from '@/lib/routes'
import { type Breadcrumbs, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import type { Node } from '@/lib/seo/json-ld/graph'
import { listGraph } from '@/lib/seo/json-ld/list'
import { site } from '@/lib/settings/site'
import { readPageNumber } from './urls/page-number'

/** What the pages of the job board show. */
export type BoardContent = {
  locale: string
  filter: JobFilter
  page: number
  results: JobSearch
  landings: readonly LandingLinks[]
}

/** A page of a state. Null for a page after the last: the first page exists without jobs too. */
export async function readBoardPage(
  locale: string,
  selected: JobFilter,
  page: number,
): Promise<BoardContent | null> {
  const jobs = await readJobBoard()
  const filter = withCurrentValues(facetNames, selected, jobs.labels)
  const searched = { words: filter.words, locale }
  const known = labelledWords(jobs.labelWords, searched)
  const found =
    filter.words === '' ? await findJobs(searched, known) : await readJobs(searched, known, jobs.version)
  const results = searchJobs(jobs, filter, { found, cursor: cursorOfPage(page), locale })
  if (!results || (page > 1 && results.items.length === 0)) return null
  const landings = page === 1 ? findLandingLinks(jobs.board, filter, locale) : []
  return { locale, filter, page, results, landings }
}

/** The same for the param of a numbered page, which the first page lacks. */
export async function readNumberedPage(
  locale: string,
  filter: JobFilter,
  param: string | undefined,
): Promise<BoardContent | null> {
  const page = readPageNumber(param)
  return page === null ? null : readBoardPage(locale, filter, page)
}

export function boardPath({ locale, filter, page }: BoardContent): string {
  return routes.jobSearch(locale, filter, page)
}

/** The breadcrumbs of a page of a list of jobs, of which `items` lead to its first page. */
export function boardBreadcrumbs(
  items: readonly { name: string; href: string }[],
  { locale, page }: BoardContent,
): Breadcrumbs {
  return pagedBreadcrumbs(items, locale, page)
}

/** A title or a description with the number of the page, from the second on. */
export function withPage({ locale, page }: Pick<BoardContent, 'locale' | 'page'>, text: string): string {
  return page === 1 ? text : translatorFor(locale)('JobBoard.pageTitle', { title: text, page })
}

/** The description of a page of a list: the number of the page takes the place of the full stop. */
export function pageDescription(content: Pick<BoardContent, 'locale' | 'page'>, text: string): string {
  return content.page === 1 ? text : withPage(content, text.replace(/\.$/, ''))
}

/** The JSON-LD of a page of a list: the jobs that it shows. */
export function boardGraph(content: BoardContent, name: string, breadcrumbs: Breadcrumbs): Node[] {
  const { locale, page, results } = content
  const items = results.items.map((job) => ({ name: job.name, path: job.url }))
  const before = (page - 1) * site.lists.jobs
  return listGraph({ locale, path: boardPath(content), name, breadcrumbs }, { items, before })
}
