import { type EmbedJobRecord, isClosedStatus, type JobRecord } from './job'
import { firstItems } from './limits'
import { toTitle } from './text'

/** What the job operation says about whether a job is shown. `websites` are references. */
export type JobState = { isClosed: boolean; websites: readonly string[] }

/** The state of a job whose record the job operation has. */
export function toJobState(detail: JobRecord): JobState {
  return { isClosed: isClosedStatus(detail.status), websites: referencesOf(detail.websites) }
}

/** The references of the websites that show a job, from both operations. `state` is null if the job operation was not read. */
export function websitesOf(job: EmbedJobRecord, state: JobState | null): string[] {
  const listed = firstItems(job.websites_urls).flatMap(
    ({ reference, website_reference }) => toTitle(reference) ?? toTitle(website_reference) ?? [],
  )
  return [...new Set([...listed, ...(state?.websites ?? [])])]
}

/** Whether an open job names a website. */
export function isOpenOn(reference: string, job: EmbedJobRecord, state: JobState | null): boolean {
  return !state?.isClosed && websitesOf(job, state).includes(reference)
}

/**
 * Why the site does not show a job that the embed operation lists; null for a job that it shows. A job that names no website
 * is visible on all. `shownWebsites` are the references of the websites whose jobs are shown; null stands for all.
 */
export function hiddenReason(
  job: EmbedJobRecord,
  state: JobState | null,
  shownWebsites: ReadonlySet<string> | null,
): string | null {
  if (state?.isClosed) return 'the job operation says that the job is not published'
  const websites = websitesOf(job, state)
  const isVisible =
    shownWebsites === null ||
    websites.length === 0 ||
    websites.some((reference) => shownWebsites.has(reference))
  return isVisible ? null : `visible only on ${websites.slice(0, 20).join(', ')}`
}

function referencesOf(websites: JobRecord['websites']): string[] {
  return firstItems(websites).flatMap(({ reference }) => toTitle(reference) ?? [])
}
