import type { BoardJob } from './board-job'
import type { JobSummary } from './job'

/** Open vacancies of an organization, the newest first, and how many it has. */
export type FeaturedJobs = { slug: string; jobs: readonly JobSummary[]; total: number }

const maxJobs = 3

/** Those of some organizations, by slug, that have any. `jobs` are in the order of the board. */
export function findFeaturedJobs(jobs: readonly BoardJob[], slugs: readonly string[]): FeaturedJobs[] {
  const bySlug = new Map(slugs.map((slug) => [slug, [] as JobSummary[]]))
  for (const { job } of jobs) {
    const found = job.isSpontaneous ? undefined : bySlug.get(job.organization.slug)
    found?.push(job)
  }
  return [...bySlug]
    .map(([slug, found]) => ({ slug, jobs: found.slice(0, maxJobs), total: found.length }))
    .filter(({ total }) => total > 0)
}
