import { isClosedStatus } from '@vitrine/api-contract/job-status'
import { toLanguage } from '@vitrine/api-contract/language'
import { toDate } from '@/lib/model/date'
import { firstItems } from '@/lib/model/limits'
import { toTitle } from '@/lib/model/text'
import { type EmbedJobRecord, type JobRecord, type JobSummary, toRemote } from './job'

/** What lists need from the job operation. `websites` are references. */
export type JobState = {
  isClosed: boolean
  websites: readonly string[]
  publishedAt: Date | null
  updatedAt: Date | null
  remote: string | null
  /** Tokens in upper case. */
  experienceLevel: string | null
  educationLevel: string | null
  /** Of the job's texts. */
  language: string | null
}

/** The state of a job that the job operation does not have, or that the token may not read. */
export const noJobState: JobState = {
  ...{ isClosed: false, websites: [], publishedAt: null, updatedAt: null, remote: null },
  ...{ experienceLevel: null, educationLevel: null, language: null },
}

type StatedRecord = Pick<
  JobRecord,
  | ('status' | 'websites' | 'published_at' | 'updated_at')
  | ('remote' | 'experience_level' | 'education_level' | 'language')
>

/** The state of a job whose record the job operation has. */
export function toJobState(detail: StatedRecord): JobState {
  return {
    isClosed: isClosedStatus(detail.status),
    websites: referencesOf(detail.websites),
    publishedAt: toDate(detail.published_at),
    updatedAt: toDate(detail.updated_at),
    remote: toRemote(detail.remote),
    experienceLevel: toTitle(detail.experience_level)?.toUpperCase() ?? null,
    educationLevel: toTitle(detail.education_level)?.toUpperCase() ?? null,
    language: toLanguage(detail.language),
  }
}

/** A job of a list with the fields that the description of the API has in the job operation only. */
export function withState(job: JobSummary, state: JobState | null): JobSummary {
  if (state === null) return job
  return {
    ...job,
    publishedAt: state.publishedAt ?? job.publishedAt,
    updatedAt: state.updatedAt ?? job.updatedAt,
    language: state.language ?? job.language,
    remote: state.remote ?? job.remote,
  }
}

/** The websites of a job in the embed operation. */
type ListedRecord = Pick<EmbedJobRecord, 'websites_urls'>

/** The references of the websites that show a job, from both operations. `state` is null if the job operation was not read. */
export function websitesOf(job: ListedRecord, state: JobState | null): string[] {
  const listed = firstItems(job.websites_urls).flatMap(
    ({ reference, website_reference }) => toTitle(reference) ?? toTitle(website_reference) ?? [],
  )
  return [...new Set([...listed, ...(state?.websites ?? [])])]
}

/** Whether an open job names a website. */
export function isOpenOn(reference: string, job: EmbedJobRecord, state: JobState | null): boolean {
  return !state?.isClosed && websitesOf(job, state).includes(reference)
}

/** Whether a job is closed, and the references of the websites that show it. */
export type JobVisibility = { isClosed: boolean; websites: readonly string[] }

/** The visibility of a job that the embed operation lists. `state` is null if the job operation was not read. */
export function visibilityOf(job: ListedRecord, state: JobState | null): JobVisibility {
  return { isClosed: state?.isClosed ?? false, websites: websitesOf(job, state) }
}

/**
 * Why the site does not show a job that the embed operation lists; null for a job that it shows. A job that names no website
 * is visible on all. `shownWebsites` are the references of the websites whose jobs are shown; null stands for all.
 */
export function hiddenReason(
  job: ListedRecord,
  state: JobState | null,
  shownWebsites: ReadonlySet<string> | null,
): string | null {
  return hiddenReasonOf(visibilityOf(job, state), shownWebsites)
}

/** `hiddenReason` by the visibility of the job. */
export function hiddenReasonOf(
  { isClosed, websites }: JobVisibility,
  shownWebsites: ReadonlySet<string> | null,
): string | null {
  if (isClosed) return 'the job operation says that the job is not published'
  const isVisible =
    shownWebsites === null ||
    websites.length === 0 ||
    websites.some((reference) => shownWebsites.has(reference))
  return isVisible ? null : `visible only on ${websites.slice(0, 20).join(', ')}`
}

function referencesOf(websites: JobRecord['websites']): string[] {
  return firstItems(websites).flatMap(({ reference }) => toTitle(reference) ?? [])
}
