import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { type JobPostingOutcome, toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { briefLife, lifeUntil } from './cache-lifetime'
import { getJob } from './jobs'

/** What search engines for jobs are told of the open job at this slug. Null, and a warning, where it cannot be told. */
export async function getJobPosting(
  organizationSlug: string,
  jobSlug: string,
): Promise<JobPostingOutcome['posting']> {
  'use cache'
  const job = await getJob(organizationSlug, jobSlug)
  const now = new Date()
  if (!job) {
    cacheTag(tags.jobs())
    cacheLife(briefLife())
    return null
  }
  const { reference } = job.organization
  cacheTag(tags.job(job.reference), tags.organizationJobs(reference), tags.organization(reference))
  cacheLife(lifeUntil(job.publishedAt && job.publishedAt > now ? job.publishedAt : null, now))
  const outcome = toJobPosting(job, now)
  warn(job.reference, outcome)
  return outcome.posting
}

const warned = new Set<string>()

/** One line for each job and what is wrong with it, not one for each time its page is made anew. */
function warn(reference: string, { posting, obstacles, doubts }: JobPostingOutcome): void {
  if (obstacles.length + doubts.length === 0) return
  const event = posting ? 'job posting in doubt' : 'no job posting'
  const line = JSON.stringify({ event, job: reference, obstacles, doubts })
  if (warned.has(line)) return
  warned.add(line)
  console.warn(line)
}
