import 'server-only'
import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import type { Db } from '@vitrine/content-store/db/connect'
import type { ChangeKind } from '@vitrine/content-store/db/schema'
import { hasChange, lastChange, listChanges } from '@vitrine/content-store/queries/changes'
import { readStates } from '@vitrine/content-store/queries/current-state'
import { listStoredPages, type TaggedPage } from '@/lib/process/stored-paths'
import type { StateChange } from './changed-tags'
import { type PlannedChange, planChanges } from './plan-changes'

/**
 * The changes of the store after the one with the number `after`, or the present states of records. With `isDryRun` nothing is
 * invalidated.
 */
export type InvalidationRequest =
  | { after: number }
  | { records: readonly Pick<RevalidationChange, 'type' | 'reference'>[]; isDryRun: boolean }

/**
 * `last` is the number of the last change that was invalidated, null for records. With `isEverything` all pages are stale: too much
 * has changed to say what. `pages` are the stored pages that carry one of the tags.
 */
export type Invalidation = {
  last: number | null
  isEverything: boolean
  changes: PlannedChange[]
  pages: TaggedPage[]
  invalidatedAt: string | null
}

/** How tags are invalidated: by Next.js, within a request. `compareJobs` gives further tags after a change of jobs or organizations. */
export type Invalidator = {
  revalidateTag: (tag: string, profile: { expire: number }) => void
  revalidateEverything: () => void
  compareJobs: () => Promise<readonly string[]>
}

const changesAtOnce = 200

/** More changes than these are not invalidated one by one. */
const maxChanges = 5_000

/**
 * Data is served for a tenth of a second more, so that what is rendered in the meantime has it, and then read again. Pages
 * are served until they are rendered again. With the profile `max`, documents would have the old data at their next request too.
 */
const staleData = { expire: 0.1 }

export async function invalidateChanges(
  db: Db,
  request: InvalidationRequest,
  invalidator: Invalidator,
  now: Date,
): Promise<Invalidation> {
  if ('records' in request) {
    const changes = await planChanges(db, await readRecords(db, request.records), now)
    return invalidate(changes, null, request.isDryRun ? null : invalidator, now)
  }
  const { after } = request
  const last = await lastChange(db)
  const isMissed = after > last || last - after > maxChanges || (after > 0 && !(await hasChange(db, after)))
  if (isMissed) {
    invalidator.revalidateEverything()
    return { last, isEverything: true, changes: [], pages: [], invalidatedAt: now.toISOString() }
  }
  const changes = await listChanges(db, { after, limit: changesAtOnce })
  // The jobs before the next change are known from now on.
  if (changes.length === 0) await invalidator.compareJobs()
  // The clock of another process, which has written that an article is public, can be a little ahead.
  const latest = new Date(Math.max(now.getTime(), ...changes.map(({ time }) => time)))
  return invalidate(await planChanges(db, changes, latest), changes.at(-1)?.number ?? after, invalidator, now)
}

async function invalidate(
  changes: PlannedChange[],
  last: number | null,
  invalidator: Invalidator | null,
  now: Date,
): Promise<Invalidation> {
  const newTags = new Set(changes.flatMap((change) => change.newTags))
  for (const tag of new Set(changes.flatMap(({ tags }) => tags)))
    invalidator?.revalidateTag(tag, newTags.has(tag) ? { expire: 0 } : staleData)
  const ofJobs = changes.filter(({ type }) => type !== 'article')
  if (invalidator && ofJobs.length > 0) {
    const compared = await invalidator.compareJobs()
    for (const tag of compared) invalidator.revalidateTag(tag, staleData)
    for (const { tags } of ofJobs) tags.push(...compared)
  }
  const pages = await listStoredPages(new Set(changes.flatMap(({ tags }) => tags)))
  const invalidatedAt = invalidator && now.toISOString()
  return { last, isEverything: false, changes, pages, invalidatedAt }
}

/** Records whose pages may be stored as they are not, such as a 404 page, so that each counts as new. */
async function readRecords(
  db: Db,
  records: readonly Pick<RevalidationChange, 'type' | 'reference'>[],
): Promise<StateChange[]> {
  const of = (kind: ChangeKind) =>
    records.filter(({ type }) => type === kind).map(({ reference }) => reference)
  const changes: StateChange[] = []
  for (const kind of ['article', 'organization', 'job'] as const) {
    const references = of(kind)
    const states = references.length > 0 ? await readStates(db, kind, references) : new Map()
    for (const reference of references)
      changes.push({ kind, reference, before: null, after: states.get(reference) ?? null })
  }
  return changes
}
