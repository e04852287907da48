import type { EmbedJobRecord, JobRecord } from '@/lib/model/job'
import { type JobState, noJobState, toJobState, websitesOf } from '@/lib/model/job-visibility'
import { slugOfJob } from '@/lib/model/slug'
import { sharedState } from '@/lib/process/shared-state'
import { upstreamId } from './quarantine-files'
import { addShown } from './shown-records'

/**
 * `organization` is a reference, and `websites` are those of the embed operation. `readAt`, in milliseconds, is the time of the
 * response of the job operation.
 */
type ListedJob = {
  organization: string
  slug: string
  websites: string
  state: JobState | null
  readAt: number
}

/** A job of which the state has changed. `organization` is a reference. */
type JobChange = { reference: string; organization: string; slug: string; isClosed: boolean }

/** Further jobs are shown as the embed operation lists them. */
const maxJobs = 60_000

/** Further changes are shown when pages are rendered again. */
const maxChanges = 1_000

/**
 * The jobs that the embed operation lists, in the order in which the job operation was read, those first that it was not
 * read for; their references by organization; and the changes of their states that no page shows yet.
 */
const state = sharedState(`job-states ${upstreamId}`, () => ({
  unread: new Map<string, ListedJob>(),
  read: new Map<string, ListedJob>(),
  organizations: new Map<string, readonly string[]>(),
  changes: new Map<string, JobChange>(),
}))

/** Called for each response of the embed operation. */
export function storeListedJobs(organization: string, jobs: readonly EmbedJobRecord[]): void {
  const { unread, read, organizations } = state
  const listed = new Map(
    jobs.map((job) => [
      job.reference,
      { slug: slugOfJob(job), websites: websitesOf(job, null).sort().join() },
    ]),
  )
  for (const reference of organizations.get(organization) ?? []) {
    if (listed.has(reference)) continue
    unread.delete(reference)
    read.delete(reference)
  }
  if (listed.size === 0) organizations.delete(organization)
  else organizations.set(organization, [...listed.keys()])
  for (const [reference, job] of listed) {
    addShown('job', reference, [[organization, job.slug].join(' ')])
    const known = unread.get(reference) ?? read.get(reference)
    if (known) Object.assign(known, job)
    else if (unread.size + read.size < maxJobs)
      unread.set(reference, { organization, ...job, state: null, readAt: 0 })
  }
}

/** Whether the embed operation has listed a job. `reference` is that of the job. */
export function isListedJob(reference: string): boolean {
  return state.unread.has(reference) || state.read.has(reference)
}

/** The last known state of a job that the embed operation lists. Null if the job operation was not read. */
export function findJobState(reference: string): JobState | null {
  return state.read.get(reference)?.state ?? null
}

/** Whether the job operation does not say that a job of a list is closed. */
export function isOpenJob(reference: string): boolean {
  return !findJobState(reference)?.isClosed
}

/**
 * Called for each response of the job operation. `detail` is null if the token may not call it, or if the API has no such
 * job: the job is then shown as the embed operation lists it.
 */
export function storeJobState(reference: string, detail: JobRecord | null): void {
  const { unread, read, changes } = state
  const listed = read.get(reference) ?? unread.get(reference)
  if (!listed) return
  const current = detail ? toJobState(detail) : noJobState
  unread.delete(reference)
  read.delete(reference)
  read.set(reference, { ...listed, state: current, readAt: Date.now() })
  if (shownOn(listed, listed.state) === shownOn(listed, current) || changes.size >= maxChanges) return
  const { organization, slug } = listed
  changes.set(reference, { reference, organization, slug, isClosed: current.isClosed })
}

function shownOn({ websites }: ListedJob, state: JobState | null): string {
  if (state?.isClosed) return 'closed'
  return [...new Set([...websites.split(','), ...(state?.websites ?? [])])].sort().join()
}

/** The listed job whose state was read longest ago, or never, and the number of listed jobs. Null without jobs. */
export function oldestJobState(): { reference: string; readAt: number; count: number } | null {
  const { unread, read } = state
  for (const jobs of [unread, read])
    for (const [reference, { readAt }] of jobs) return { reference, readAt, count: unread.size + read.size }
  return null
}

/** Whether the state of a job has changed since the last call of `takeJobChanges`. */
export function hasJobChanges(): boolean {
  return state.changes.size > 0
}

/** The changes since the last call. */
export function takeJobChanges(): readonly JobChange[] {
  const changes = [...state.changes.values()]
  state.changes.clear()
  return changes
}
