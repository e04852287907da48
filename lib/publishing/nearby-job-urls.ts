import 'server-only'
import { tags } from '@/lib/cache-tags'
import { latestJobBoard } from '@/lib/data/job-board'
import { findJobState } from '@/lib/data/job-states'
import { listOrganizations } from '@/lib/data/organizations'
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
  return [
    ...new Set([
      ...(await Promise.all(slugs.map(listJobPaths))).flat(),
      ...listStoredPaths(tags.job(reference), maxStored),
      ...(board ? numberedPages(board, slugs) : []),
      ...(board ? landingUrls(board, await listStates(board, record)) : []),
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

/** Search engines do not index the numbered pages of landing pages: only those that somebody has opened can be old. */
function landingUrls(board: Board, states: readonly BoardJob[]): string[] {
  const filters = new Map<string, JobFilter>()
  for (const job of states)
    for (const filter of landingsOf(board, job)) filters.set(routes.jobSearch('', filter), filter)
  const urls = (filter: JobFilter, locale: string) => [
    routes.jobSearch(locale, filter),
    ...furtherPages(maxListPages * pageSize)
      .map((page) => routes.jobSearch(locale, filter, page))
      .filter(isStoredPath),
    ...Object.values(feedScopes.jobSearch(locale, filter, '').paths),
  ]
  return [...filters.values()].flatMap((filter) => locales.flatMap((locale) => urls(filter, locale)))
}

/** The numbers of the pages after the first of a list. */
function furtherPages(total: number): number[] {
  const count = Math.min(maxListPages, Math.ceil(total / pageSize))
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2)
}
