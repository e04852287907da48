import { pageSize, toFilterSegment } from '@/lib/job-filter'
import type { BoardJob } from '@/lib/model/board-job'
import type { Landing } from '@/lib/model/landing-counts'
import { addKnown, findKnown, removeKnown } from './known-records'

/** Stores how many pages the list of all vacancies has, and those of these organizations, which are slugs. */
export function addJobPages(jobs: readonly BoardJob[], organizations: readonly string[]): void {
  const counts = new Map(organizations.map((slug) => [slug, 0]))
  let all = 0
  for (const { job, values } of jobs) {
    if (job.isSpontaneous) continue
    all += 1
    for (const { value } of values.company) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  addKnown('list', 'jobs', String(Math.ceil(all / pageSize)))
  for (const [slug, count] of counts) {
    const key = `jobs of ${slug}`
    if (count > pageSize) addKnown('list', key, String(Math.ceil(count / pageSize)))
    else removeKnown('list', key)
  }
}

/** Stores the landing pages of the job board: the sitemap has them, and search engines request all of them. */
export function addLandings(landings: readonly Landing[]): void {
  for (const { filter } of landings) addKnown('landing', decodeURIComponent(toFilterSegment(filter)))
}

/** Stores how many pages the list of organizations has. */
export function addOrganizationPages(count: number): void {
  addKnown('list', 'organizations', String(count))
}

/**
 * How many pages the list of all vacancies, or of those of an organization, had when it was read last. 0 before that, and where an
 * organization has one page at most.
 */
export function knownJobPages(organization?: string): number {
  return Number(findKnown('list', organization === undefined ? 'jobs' : `jobs of ${organization}`))
}

/** The same for the list of organizations. */
export function knownOrganizationPages(): number {
  return Number(findKnown('list', 'organizations'))
}
