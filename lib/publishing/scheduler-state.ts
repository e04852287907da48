import { isEqualSecret } from '@/lib/preview/signature'
import { sharedState } from '@/lib/process/shared-state'

/** The first check covers this period before the start of the process. */
const firstCheckPeriodMs = 86_400_000

/**
 * Every check covers this period again. An article is then also found if the clock of the API is late, or if the article
 * was imported a little after its `published_at`.
 */
export const overlapMs = 300_000

type SchedulerState = {
  /** Authenticates this process at its own API routes. Null in a process without a scheduler. */
  key: string | null
  /** The origin at which this process serves the site. Null in a process without a scheduler. */
  origin: string | null
  /** The beginning of the period that the next check covers, in milliseconds since the Unix epoch. */
  since: number
  /** The `publicationKey` of the articles of that period that were published already. */
  published: Set<string>
  /** When the home page was first served to the scheduler. */
  warmedAt: Date | null
  /** Whether the sitemaps were requested: their copies are stored before a crawler wants them. */
  areSitemapsRequested: boolean
}

/** The scheduler runs in the bundle of instrumentation.ts, and the API routes are bundles of their own. */
export const schedulerState = sharedState<SchedulerState>('publish-scheduler', () => ({
  key: null,
  origin: null,
  since: Date.now() - firstCheckPeriodMs,
  published: new Set(),
  warmedAt: null,
  areSitemapsRequested: false,
}))

/** Whether an `Authorization` header is that of `callOwnRoute` in this process. */
export function isOwnAuthorization(header: string | null): boolean {
  const { key } = schedulerState
  return key !== null && isEqualSecret(header ?? '', `Bearer ${key}`)
}

/** An article that is published again with a later date is another publication. */
export function publicationKey({ reference, publishedAt }: { reference: string; publishedAt: Date }): string {
  return `${publishedAt.getTime()} ${reference}`
}

/** When the period of a check at `now` begins. A clock that was set back does not leave a gap. */
export function checkStart(now: Date): Date {
  return new Date(Math.min(schedulerState.since, now.getTime() - overlapMs))
}

/** Stores that a check at `checkedAt` published these articles, so that the next check does not publish them again. */
export function completeCheck(checkedAt: number, keys: readonly string[]): void {
  const { published } = schedulerState
  schedulerState.since = checkedAt - overlapMs
  for (const key of keys) published.add(key)
  for (const key of published) {
    // The key begins with `published_at`.
    if (Number.parseInt(key, 10) <= schedulerState.since) published.delete(key)
  }
}
