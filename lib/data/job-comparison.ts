import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { isBuild } from '@/lib/env'
import type { ComparedJob } from '@/lib/model/compared-job'
import { comparePay, type PayComparison } from '@/lib/model/pay-comparison'
import { findSimilarJobs, type SimilarJobs } from '@/lib/model/similar-jobs'
import { cacheLifetime, lookUpCacheLifetime } from './cache-lifetime'
import { currentJobBoard, readJobBoard } from './job-board'
import { isOpenJob } from './job-states'

/** What the board says about a job: the vacancies of other organizations that are like it, and what others of its kind pay. */
export type JobComparison = { similar: SimilarJobs; pay: PayComparison | null }

/**
 * Null if this process has no board yet, or cannot read one: the page has none of this then, and is soon rendered again.
 *
 * The board is used as it is in memory. `readJobBoard` would let a page that is opened for the first time wait for the jobs of
 * all organizations, and would give the tag of all jobs to each page: a change of one job would then make 50,000 pages stale. The
 * page has the tags of the jobs that it shows instead, so that it changes when one of them closes. A new job that is more
 * similar, and the pay of others, appear when the lifetime of the page ends. While the board is small, the webhook finds out which
 * pages they change (lib/publishing/job-references.ts).
 */
export async function compareJob(own: ComparedJob): Promise<JobComparison | null> {
  'use cache'
  cacheTag(tags.jobComparison(own.reference))
  const { jobs, isOld } = isBuild ? { jobs: await readJobBoard(), isOld: false } : currentJobBoard()
  cacheLife(isOld ? lookUpCacheLifetime() : cacheLifetime(['organizations', 'jobs']))
  if (!jobs) return null
  const { board, comparison } = jobs
  const similar = findSimilarJobs(board, comparison, own, isOpenJob)
  for (const { reference, organization } of similar.jobs)
    cacheTag(tags.job(reference), tags.organization(organization.reference))
  return { similar, pay: comparePay(board, comparison, own) }
}
