import { toSlug } from '@vitrine/api-contract/slug'
import type { OrganizationSummary } from '@/lib/model/organization'
import type { JobSummary } from './job'

/** The data of the page of a job that is not open. `name` is null unless the job is known to have been closed. */
export type ClosedJob = {
  organization: OrganizationSummary
  name: string | null
  /** The most similar first. */
  openJobs: readonly JobSummary[]
}

/** The features by which open jobs are compared with a closed one. Only the slug is always known. */
type ClosedJobFeatures = { slug: string; city: string | null; departmentId: number | null }

/**
 * Open jobs by similarity to a closed one: same department, then same city, then common words in the name. Equally
 * similar jobs keep their order; entries for unsolicited applications come last.
 */
export function sortBySimilarity(jobs: readonly JobSummary[], closed: ClosedJobFeatures): JobSummary[] {
  return jobs
    .map((job) => ({ job, score: job.isSpontaneous ? -1 : similarity(job, closed) }))
    .sort((a, b) => b.score - a.score)
    .map(({ job }) => job)
}

function similarity(job: JobSummary, closed: ClosedJobFeatures): number {
  const isSameDepartment = closed.departmentId !== null && job.department?.id === closed.departmentId
  const [title = '', ...suffixes] = closed.slug.toLowerCase().split('_')
  const places = closed.city === null ? suffixes : [toSlug(closed.city)]
  const isSameCity = job.offices.some(({ city }) => city !== null && places.includes(toSlug(city)))
  const words = new Set(toSlug(job.name).split('-'))
  const shared = title.split('-').filter((word) => word.length > 3 && words.has(word)).length
  return 4 * Number(isSameDepartment) + 3 * Number(isSameCity) + shared
}

/**
 * The reference that can be at the end of a job's slug; null if there is none. The format of a slug is `{title}_{city}`,
 * sometimes with `_{reference}`; a reference can contain underscores itself (docs/read-api-behaviour.md, section 1.3).
 * Titles and cities of slugs have no upper-case letters: the reference begins at the first part that has one, else at the
 * last part if that has a digit.
 */
export function referenceIn(slug: string): string | null {
  const parts = slug.split('_')
  const first = parts.findIndex((part, index) => index > 0 && /[A-Z]/.test(part))
  const ending = parts.slice(first > 0 ? first : Math.max(1, parts.length - 1)).join('_')
  return /^(?=.*[A-Z0-9])[A-Za-z0-9_-]{4,64}$/.test(ending) ? ending : null
}
