import { env } from '@/lib/env'
import { type EmbedJobRecord, type Job, type JobRecord, type JobSummary, toJob } from '@/lib/model/jobs/job'
import { type JobPostingOutcome, toJobPosting } from '@/lib/seo/json-ld/job-posting'

/** What the rules of jobs read. */
export type JobSubject = {
  record: EmbedJobRecord
  /** Null where the token may not call the job operation, or it has no such job. */
  detail: JobRecord | null
  job: Job
  outcome: JobPostingOutcome
  now: Date
}

export function toJobSubject(
  record: EmbedJobRecord,
  detail: JobRecord | null,
  employer: JobSummary['organization'],
  now: Date,
): JobSubject {
  const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }
  return jobSubjectOf(record, detail, toJob(record, detail, employer, site), now)
}

/** The same for a job that is already made of its records. */
export function jobSubjectOf(
  record: EmbedJobRecord,
  detail: JobRecord | null,
  job: Job,
  now: Date,
): JobSubject {
  return { record, detail, job, outcome: toJobPosting(job, now), now }
}
