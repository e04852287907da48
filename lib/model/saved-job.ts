/** Jobs that a visitor keeps in the browser. This module runs on job pages: it imports nothing. */

/** What the list of saved jobs shows of a job without a network. */
export type SavedJob = {
  reference: string
  name: string
  company: string
  /** Empty where the job names no place. In the language of `locale`. */
  place: string
  /** The path of the job's page in `locale`. */
  path: string
  locale: string
  /** In milliseconds since the Unix epoch, by the clock of the browser. */
  savedAt: number
  /** Whether the site said at the last check that the job is no longer open. */
  isClosed: boolean
}

/** A job that can be saved. */
export type SavableJob = Omit<SavedJob, 'savedAt' | 'isClosed'>

/** The entry of localStorage. The number changes with the form of its content. */
export const savedJobsKey = 'vitrine.saved-jobs.1'

export const maxSavedJobs = 200

/** 200 jobs with long texts have half of it. A longer text was not written by this site. */
const maxStoredLength = 500_000

/** The saved jobs of a stored text, newest first. What is not a saved job is ignored: other scripts and visitors can write it. */
export function parseSavedJobs(text: string | null): readonly SavedJob[] {
  if (text === null || text.length > maxStoredLength) return []
  let items: unknown
  try {
    items = JSON.parse(text)
  } catch {
    return []
  }
  return Array.isArray(items) ? newestFirst(items.flatMap((item) => toSavedJob(item) ?? [])) : []
}

/** The jobs with others. Of jobs with the same reference the first one stays; the oldest ones above the limit are dropped. */
export function withSavedJobs(jobs: readonly SavedJob[], added: readonly SavedJob[]): readonly SavedJob[] {
  return newestFirst([...added, ...jobs])
}

export function withoutSavedJob(jobs: readonly SavedJob[], reference: string): readonly SavedJob[] {
  return jobs.filter((job) => job.reference !== reference)
}

function newestFirst(jobs: readonly SavedJob[]): readonly SavedJob[] {
  const references = new Set<string>()
  return jobs
    .filter(({ reference }) => !references.has(reference) && references.add(reference))
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(0, maxSavedJobs)
}

/** Null for a value of another form. A path of another form could be a script or lead to another site. */
function toSavedJob(value: unknown): SavedJob | null {
  if (typeof value !== 'object' || value === null) return null
  const item: Partial<Record<keyof SavedJob, unknown>> = value
  const { savedAt, isClosed } = item
  const [reference, name, company, place, path, locale] = [
    ...[item.reference, item.name, item.company, item.place, item.path, item.locale],
  ].map((text) => (typeof text === 'string' && text.length <= 500 ? text : null))
  if (!reference || !name || !company || typeof place !== 'string' || !path || !locale) return null
  if (typeof savedAt !== 'number' || !(savedAt > 0 && savedAt < 8e15)) return null
  if (!/^\/[\w-]+\/companies\/[^/\\?#\s]+\/jobs\/[^/\\?#\s]+$/.test(path) || !/^[\w-]+$/.test(locale))
    return null
  return { reference, name, company, place, path, locale, savedAt, isClosed: isClosed === true }
}
