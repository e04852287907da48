import 'server-only'
import { tags } from '@/lib/cache-tags'
import { builtLimits } from '@/lib/data/built-pages'
import { latestJobBoard } from '@/lib/data/job-board'
import { findJobState } from '@/lib/data/job-states'
import { listOrganizations } from '@/lib/data/organizations'
import { valuesOf } from '@/lib/facet-filter'
import { locales } from '@/lib/i18n/locales'
import { type JobFilter, pageSize } from '@/lib/job-filter'
import { type BoardJob, toBoardJob } from '@/lib/model/board-job'
import { toJobSummary } from '@/lib/model/job'
import type { Board } from '@/lib/model/job-board'
import { landingsOf } from '@/lib/model/job-landings'
import { isStoredPath, listStoredPaths } from '@/lib/process/stored-paths'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { listJobPaths, maxListPages } from './nearby-urls'
import type { ChangedRecord } from './plan-refresh'

/** Pages of jobs of other organizations that show the job as similar. */
const maxStored = 100

/** Landing pages that list the jobs of a large organization. More would not be requested. */
const maxLandings = 200

type ChangedJob = Extract<ChangedRecord, { type: 'job' }>

/**
 * The pages that show a job and that it does not name, before and after its change: those of the other jobs of its organization,
 * of jobs of other organizations that it is similar to, numbered pages, and landing pages with their feeds.
 */
export async function nearbyUrlsOfJob(record: ChangedJob): Promise<string[]> {
  const { reference, before, after, companies } = record
  const organizations = [...(after ? [after] : []), ...before].map(({ organization }) => organization)
  const slugs = [...new Set(organizations.flatMap((organization) => companies.get(organization) ?? []))]
  const board = latestJobBoard()?.board ?? null
  const affected = board ? landingsOf(board, await listStates(board, record)) : null
  return [
    ...new Set([
      ...(await Promise.all(slugs.map(listJobPaths))).flat(),
      ...listStoredPaths([tags.job(reference)], maxStored),
      ...(board ? numberedPages(board, slugs) : []),
      ...(affected ? landingUrls(affected.listed) : []),
      ...(board && affected ? await countingUrls(board, affected.counted) : []),
    ]),
  ]
}

/**
 * The pages of the job board that name an organization, and the job pages of other organizations that show its jobs as
 * similar. `slugs` are those under which pages show it. With `isRemoved`, also the landing pages that only count its jobs.
 */
export async function nearbyUrlsOfOrganizationJobs(
  reference: string,
  slugs: readonly string[],
  isRemoved: boolean,
): Promise<string[]> {
  const board = latestJobBoard()?.board ?? null
  if (board === null) return []
  const jobs = board.jobs.filter(({ job }) => job.organization.reference === reference)
  const { listed, counted } = landingsOf(board, jobs)
  const naming = counted.filter((filter) => isRemoved || valuesOf(filter, 'company').length > 0)
  return [
    ...new Set([
      ...listStoredPaths(
        jobs.map(({ job }) => tags.job(job.reference)),
        maxStored,
      ),
      ...numberedPages(board, slugs),
      ...landingUrls(listed),
      ...(await countingUrls(board, naming)),
    ]),
  ]
}

/** The job as the board of this process has it, and as the API lists it now. */
async function listStates(board: Board, { reference, after, listed }: ChangedJob): Promise<BoardJob[]> {
  const known = board.jobs.find(({ job }) => job.reference === reference)
  const organization = (await listOrganizations()).find((each) => each.reference === after?.organization)
  const changed =
    listed && organization ? toBoardJob(toJobSummary(listed, organization), findJobState(reference)) : null
  return [...(known ? [known] : []), ...(changed ? [changed] : [])]
}

function numberedPages({ jobs }: Board, slugs: readonly string[]): string[] {
  const all = jobs.filter(({ job }) => !job.isSpontaneous)
  const lists = [
    { total: all.length, path: routes.jobs },
    ...slugs.map((slug) => ({
      total: all.filter(({ job }) => job.organization.slug === slug).length,
      path: (locale: string, page: number) => routes.companyJobs(locale, slug, page),
    })),
  ]
  return lists.flatMap(({ total, path }) =>
    // One more job can need a further page.
    furtherPages(total + 1).flatMap((page) => locales.map((locale) => path(locale, page))),
  )
}

function landingUrls(filters: readonly JobFilter[]): string[] {
  return filters
    .slice(0, maxLandings)
    .flatMap((filter) => [
      ...madePages(true, (locale, page) => routes.jobSearch(locale, filter, page)),
      ...locales.flatMap((locale) => Object.values(feedScopes.jobSearch(locale, filter, '').paths)),
    ])
}

/** Pages that count the jobs of other states and companies in their facets, and are too many to be requested all. */
async function countingUrls(board: Board, filters: readonly JobFilter[]): Promise<string[]> {
  const first = board.landings.slice(0, builtLimits.landings)
  const builtFilters = new Set(first.map(({ filter }) => filter))
  return [
    ...filters.flatMap((filter) =>
      madePages(builtFilters.has(filter), (locale, page) => routes.jobSearch(locale, filter, page)),
    ),
    ...(await listOrganizations()).flatMap(({ slug }, index) =>
      madePages(index < builtLimits.organizations, (locale, page) => routes.companyJobs(locale, slug, page)),
    ),
  ]
}

/** In each locale the first page of a list, if it is built or stored, and its further pages that a visitor has opened. */
function madePages(isBuilt: boolean, pathOf: (locale: string, page: number) => string): string[] {
  const further = furtherPages(maxListPages * pageSize)
  return locales.flatMap((locale) => {
    const first = pathOf(locale, 1)
    if (!isBuilt && !isStoredPath(first)) return []
    return [first, ...further.map((page) => pathOf(locale, page)).filter(isStoredPath)]
  })
}

/** The numbers of the pages after the first of a list. */
function furtherPages(total: number): number[] {
  const count = Math.min(maxListPages, Math.ceil(total / pageSize))
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2)
}
