/** Whether saved jobs are still open: the response of the job board, and what a saved job becomes with it. */

import type { SavedJob } from '@/lib/model/search/saved-items'
import type { BoardJob } from './board-job'

/** How many jobs a request can name, and how many of them the browser names: a proxy can refuse longer URLs. */
export const openJobsLimits = { request: 200, browser: 40 }

/** The slug of the company as in the path of the job's page, a slash, and the reference of the job. */
export type JobKey = string

/** `open` and `closed` have the keys of the request. */
export type OpenJobs = { open: readonly JobKey[]; closed: readonly JobKey[]; readAt: string }

type ReadBoard = { jobs: readonly { job: Pick<BoardJob['job'], 'reference'> }[] }

/** A job that is not on the board is closed. `readAt` is the time of the board. */
export function findOpenJobs({ jobs }: ReadBoard, keys: readonly JobKey[], readAt: Date): OpenJobs {
  const asked = new Set(keys.map(referenceOf))
  const found = new Set<string>()
  for (const { job } of jobs) if (asked.has(job.reference)) found.add(job.reference)
  const isOpen = (key: JobKey) => found.has(referenceOf(key))
  return {
    open: keys.filter(isOpen),
    closed: keys.filter((key) => !isOpen(key)),
    readAt: readAt.toISOString(),
  }
}

/** Whether a text of a request is a key. */
export function isJobKey(text: string): boolean {
  return /^[^/\p{C}]{1,200}\/\P{C}{1,200}$/u.test(text)
}

export function jobKeyOf({ path, reference }: Pick<SavedJob, 'path' | 'reference'>): JobKey {
  return `${path.split('/')[3]}/${reference}`
}

/** The jobs as a response says. A job that was saved after the board was read can be newer than the board. */
export function withOpenJobs(
  jobs: readonly SavedJob[],
  { open, closed, readAt }: OpenJobs,
): readonly SavedJob[] {
  const [isOpen, isClosed] = [new Set(open), new Set(closed)]
  return jobs.map((job) => {
    const key = jobKeyOf(job)
    if (isOpen.has(key)) return { ...job, isClosed: false }
    return isClosed.has(key) && job.savedAt < Date.parse(readAt) ? { ...job, isClosed: true } : job
  })
}

function referenceOf(key: JobKey): string {
  return key.slice(key.indexOf('/') + 1)
}
