import type { Job } from '@/lib/model/jobs/job'
import { type JobPostingError, toJobPosting, toKnownPosting } from '@/lib/seo/json-ld/job-posting'
import { type JsonNode, readGraph } from './json-graph'

/** The known properties of a job's `JobPosting` once it is published, and why it will have no markup all the same. */
export type PlannedPosting = { known: JsonNode | null; errors: readonly JobPostingError[] }

/** What the `JobPosting` of a job in any state is when the job is published as it is. */
export function toPlannedPosting(job: Job, now: Date): PlannedPosting {
  const published = { ...job, status: null }
  const { errors } = toJobPosting(published, now)
  const [known = null] = readGraph([JSON.stringify(toKnownPosting(published))]).nodes
  return { known, errors: errors.filter((error) => error !== 'published-later') }
}
