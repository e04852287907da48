import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, lookUpCacheLifetime } from '@/lib/data/cache-lifetime'
import { type FeaturedJobs, findFeaturedJobs } from '@/lib/model/jobs/featured-jobs'
import { readUsableBoard } from './usable-board'

/**
 * The open vacancies of organizations, by slug, for pages that are about something else. As for similar jobs
 * (job-comparison.ts), a page becomes stale with the jobs that it shows, and not with each change of a job.
 */
export async function listFeaturedJobs(slugs: readonly string[]): Promise<readonly FeaturedJobs[]> {
  'use cache'
  if (slugs.length > 0) cacheTag(...slugs.map(tags.featuredJobs))
  const read = await readUsableBoard()
  cacheLife(read?.isCurrent ? cacheLifetime(['organizations', 'jobs']) : lookUpCacheLifetime())
  const featured = read ? findFeaturedJobs(read.value.board.jobs, slugs) : []
  for (const { reference, organization } of featured.flatMap((own) => own.jobs))
    cacheTag(tags.job(reference), tags.organization(organization.reference))
  return featured
}
