import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, lookUpCacheLifetime } from '@/lib/data/cache-lifetime'
import type { ComparedJob } from '@/lib/model/jobs/compared-job'
import { findSimilarJobs, type SimilarJobs } from '@/lib/model/jobs/similar-jobs'
import { comparePay, type PayComparison } from '@/lib/model/pay/pay-comparison'
import { site } from '@/lib/settings/site'
import type { JobBoard } from './job-board'
import { readUsableBoard } from './usable-board'

/** What the board says about a job: the vacancies of other organizations that are like it, and what others of its trade pay. */
export type JobComparison = { similar: SimilarJobs; pay: PayComparison | null }

export function compareWithBoard(
  { board, comparison }: Pick<JobBoard, 'board' | 'comparison'>,
  own: ComparedJob,
): JobComparison {
  return {
    similar: findSimilarJobs(board, comparison, own),
    pay: site.pay_comparison ? comparePay(board, comparison, own) : null,
  }
}

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
  const compared = compareWithBoard(read.value, own)
  for (const { reference, organization } of compared.similar.jobs)
    cacheTag(tags.job(reference), tags.organization(organization.reference))
  return compared
}
