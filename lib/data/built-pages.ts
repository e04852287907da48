import 'server-only'
import type { JobSummary } from '@/lib/model/jobs/job'
import type { Landing } from '@/lib/model/jobs/landing-counts'
import type { OrganizationSummary } from '@/lib/model/organization'
import { readJobBoard } from './jobs/job-board'
import { listOrganizations } from './organizations'

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

/** The pages of organizations and jobs that the build renders. All others are rendered on demand. */
export async function listBuiltPages(): Promise<{
  organizations: readonly OrganizationSummary[]
  jobs: readonly JobSummary[]
  landings: readonly Landing[]
}> {
  const [organizations, { board }] = await Promise.all([listOrganizations(), readJobBoard()])
  return {
    organizations: organizations.slice(0, builtLimits.organizations),
    jobs: board.jobs.slice(0, builtLimits.jobs).map(({ job }) => job),
    landings: board.landings.slice(0, builtLimits.landings),
  }
}
