import type { YearlyPay } from '@/lib/model/pay/yearly-pay'
import { type BoardJob, toBoardJob } from './board-job'
import type { Job } from './job'
import { noJobState } from './job-visibility'

const comparedFacets = ['department', 'city', 'country', 'contract', 'remote'] as const

/** What a job is compared by with those of the board. Small, because it is part of a cache key. */
export type ComparedJob = {
  reference: string
  /** A reference. */
  organization: string
  name: string
  /** The values of facets, as the filters of the board have them. */
  values: Readonly<Record<(typeof comparedFacets)[number], readonly string[]>>
  pay: YearlyPay | null
}

/** From the job itself: a new job, or a draft in a preview, is not on the board. */
export function toComparedJob(job: Job): ComparedJob {
  const { experienceLevel, educationLevel, language } = job
  return fromBoardJob(toBoardJob(job, { ...noJobState, experienceLevel, educationLevel, language }))
}

export function fromBoardJob({ job, values, pay }: BoardJob): ComparedJob {
  const entries = comparedFacets.map((name) => [name, values[name].map(({ value }) => value)])
  return {
    reference: job.reference,
    organization: job.organization.reference,
    name: job.name,
    // `fromEntries` does not keep the names.
    values: Object.fromEntries(entries) as ComparedJob['values'],
    pay,
  }
}
