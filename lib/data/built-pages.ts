import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { toBoardJob } from '@/lib/model/board-job'
import type { JobSummary } from '@/lib/model/job'
import { createBoard } from '@/lib/model/job-board'
import type { Landing } from '@/lib/model/landing-counts'
import type { OrganizationSummary } from '@/lib/model/organization'
import { cacheLifetime } from './cache-lifetime'
import { findJobState } from './job-states'
import { readOutcomesOf, toShown } from './listed-jobs'
import { maxConcurrentReads, readSiteOrganizations } from './organizations'

/** Pages of each kind that the build renders in each locale: its time must not grow with the site. Others are rendered on demand. */
export const builtLimits = {
  articles: 10,
  categories: 5,
  collections: 5,
  years: 3,
  organizations: 5,
  jobs: 10,
  landings: 5,
}

/**
 * The pages of organizations and jobs that the build renders, those of the first organizations whose jobs can be read now. All
 * others are rendered on demand. Throws if the jobs of none of them can be read.
 */
export async function listBuiltPages(): Promise<{
  organizations: readonly OrganizationSummary[]
  jobs: readonly JobSummary[]
  landings: readonly Landing[]
}> {
  'use cache'
  cacheTag(tags.jobs())
  cacheLife(cacheLifetime(['organizations', 'jobs']))
  const { organizations } = await readSiteOrganizations()
  const outcomes = await readOutcomesOf(organizations.slice(0, builtLimits.organizations), maxConcurrentReads)
  const shown = await toShown(outcomes.flatMap(({ listing }) => listing?.jobs ?? []))
  const board = createBoard(shown.map(({ job }) => toBoardJob(job, findJobState(job.reference))))
  return {
    organizations: outcomes.flatMap(({ organization, listing }) => (listing === null ? [] : [organization])),
    jobs: board.jobs.slice(0, builtLimits.jobs).map(({ job }) => job),
    landings: board.landings.slice(0, builtLimits.landings),
  }
}
