import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, lookUpCacheLifetime } from '@/lib/data/cache-lifetime'
import type { ComparedJob } from '@/lib/model/jobs/compared-job'
import { findSimilarJobs, type SimilarJobs } from '@/lib/model/jobs/similar-jobs'
import { comparePay, type PayComparison } from '@/lib/model/pay/pay-comparison'
import { readUsableBoard } from './usable-board'

/** What the board says about a job: the vacancies of other organizations that are like it, and what others of its kind pay. */
export type JobComparison = { similar: SimilarJobs; pay: PayComparison | null }

/**
 * Null if this process has no board yet: the page has none of this then, and is soon rendered again.
 *
 * Without the tag of all jobs, with which a change of one job would make 50,000 pages stale. The page has the tags of the jobs
 * that it shows, so that it changes when one of them closes. A new job that is more similar, and the pay of others, appear when the
 * lifetime of the page ends, or when publishing finds out that they change the page.
 */
export async function compareJob(own: ComparedJob): Promise<JobComparison | null> {
  'use cache'
  cacheTag(tags.jobComparison(own.reference))
  const read = await readUsableBoard()
  cacheLife(read?.isCurrent ? cacheLifetime(['organizations', 'jobs']) : lookUpCacheLifetime())
  if (!read) return null
  const { board, comparison } = read.value
  const similar = findSimilarJobs(board, comparison, own)
  for (const { reference, organization } of similar.jobs)
    cacheTag(tags.job(reference), tags.organization(organization.reference))
  return { similar, pay: comparePay(board, comparison, own) }
}
