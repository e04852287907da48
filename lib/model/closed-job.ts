import type { JobSummary } from './job'
import type { OrganizationSummary } from './organization'
import { toSlug } from './text'

/** What is known where an organization has no open job. `name` is null unless the job is known to have been closed. */
export type ClosedJob = {
  organization: OrganizationSummary
  name: string | null
  /** The nearest first. */
  openJobs: readonly JobSummary[]
}

/** Where a job was, as far as it is known: its slug is all that is sure. */
export type LostJob = { slug: string; city: string | null; departmentId: number | null }

/**
 * Open jobs by how near they are to one that is not: of its department, in its city, alike in name. Those as near as
 * each other keep their order; standing entries for unsolicited applications come last.
 */
export function sortByNearness(jobs: readonly JobSummary[], lost: LostJob): JobSummary[] {
  return jobs
    .map((job) => ({ job, nearness: job.isSpontaneous ? -1 : nearnessOf(job, lost) }))
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ job }) => job)
}

function nearnessOf(job: JobSummary, lost: LostJob): number {
  const isSameDepartment = lost.departmentId !== null && job.department?.id === lost.departmentId
  const [title = '', ...ends] = lost.slug.toLowerCase().split('_')
  const places = lost.city === null ? ends : [toSlug(lost.city)]
  const isSameCity = job.offices.some(({ city }) => city !== null && places.includes(toSlug(city)))
  const words = new Set(toSlug(job.name).split('-'))
  const shared = title.split('-').filter((word) => word.length > 3 && words.has(word)).length
  return 4 * Number(isSameDepartment) + 3 * Number(isSameCity) + shared
}

/**
 * The references a job's slug may end in, the longest first: slugs are words joined by hyphens, then the city, then at
 * times the reference, all joined by underscores, which references hold as well.
 */
export function referencesIn(slug: string): string[] {
  const parts = slug.split('_')
  return parts
    .map((_, index) => parts.slice(index).join('_'))
    .slice(1)
    .slice(-3)
    .filter((ending) => /^(?=.*[A-Z0-9])[A-Za-z0-9_-]{4,64}$/.test(ending))
}
