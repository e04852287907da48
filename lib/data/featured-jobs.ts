import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { isBuild } from '@/lib/env'
import { type FeaturedJobs, findFeaturedJobs } from '@/lib/model/featured-jobs'
import { cacheLifetime, lookUpCacheLifetime } from './cache-lifetime'
import { currentJobBoard, readJobBoard } from './job-board'
import { isOpenJob } from './job-states'

/**
 * The open vacancies of organizations, by slug, for pages that are about something else. As for similar jobs
 * (job-comparison.ts), the board is used as it is in memory: a page neither waits for it nor becomes stale with each change of a
 * job. It has the tags of the jobs that it shows. Empty if this process has no board yet: the page is soon rendered again then.
 */
export async function listFeaturedJobs(slugs: readonly string[]): Promise<readonly FeaturedJobs[]> {
  'use cache'
  if (slugs.length > 0) cacheTag(...slugs.map(tags.featuredJobs))
  const { jobs, isOld } = isBuild ? { jobs: await readJobBoard(), isOld: false } : currentJobBoard()
  cacheLife(isOld ? lookUpCacheLifetime() : cacheLifetime(['organizations', 'jobs']))
  if (!jobs) return []
  const featured = findFeaturedJobs(jobs.board.jobs, slugs, isOpenJob)
  for (const { reference, organization } of featured.flatMap((own) => own.jobs))
    cacheTag(tags.job(reference), tags.organization(organization.reference))
  return featured
}
