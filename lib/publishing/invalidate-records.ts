import 'server-only'
import type { RevalidatedRecord, RevalidationChange } from '@vitrine/api-contract/revalidation'
import { revalidateTag } from 'next/cache'
import { confirmDeletion } from '@/lib/data/confirmed-deletions'
import { latestJobBoard } from '@/lib/data/job-board'
import { listStoredPaths } from '@/lib/process/stored-paths'
import { isSearchPath, isSiteSearchPath } from '@/lib/routes'
import { byImportance } from './affected-urls'
import { type ReadRecord, readChangedRecords } from './changed-records'
import { changedReferences } from './job-references'
import { nearbyUrlsOfJob, nearbyUrlsOfOrganizationJobs } from './nearby-job-urls'
import { monthSitemapPaths, nearbyUrlsOfArticle, nearbyUrlsOfOrganization } from './nearby-urls'
import { type ChangedRecord, planRecord } from './plan-refresh'

/** Pages of searches and filters that are listed, those that were used last. Further ones are marked stale. */
const maxSearches = 100

/** More affected URLs are not listed and not requested: they are marked stale. */
const maxUrls = 1_500

/**
 * Data is served for a tenth of a second more, so that what is rendered in the meantime has it, and then read again. Pages
 * are served until they are rendered again, whatever their data is, and documents have stale-if-error copies: a failing API
 * takes nothing away. With the profile `max`, documents and look-ups would have the old data at their next request too.
 */
const staleData = { expire: 0.1 }

/** `changedAt` is ISO 8601, null where the API does not say when the record changed. */
export type Invalidation = {
  tags: string[]
  urls: { path: string; changedAt: string | null }[]
  omittedUrls: number
  records: RevalidatedRecord[]
  invalidatedAt: string | null
}

/**
 * Reads the changed records past every cache, plans what they affect and invalidates it; nothing with `isDryRun`. Throws where
 * the API cannot be read: nothing is invalidated then. Needs a request of Next.js.
 */
export async function invalidateRecords(
  changes: readonly RevalidationChange[],
  isDryRun: boolean,
): Promise<Invalidation> {
  const board = latestJobBoard()
  const read = await readChangedRecords(changes, new Date())
  const allTags = new Set<string>()
  const newTags = new Set<string>()
  const changedAt = new Map<string, string | null>()
  for (const { record, changedAt: time } of read) {
    const plan = planRecord(
      record,
      record.type === 'article' ? await monthSitemapPaths(statesOf(record)) : [],
    )
    for (const tag of plan.tags) allTags.add(tag)
    for (const tag of plan.newTags) newTags.add(tag)
    for (const path of plan.paths) setLatest(changedAt, path, time)
  }
  const own = [...changedAt.keys()]
  for (const { record, changedAt: time } of read) {
    if (changedAt.size >= maxUrls) break
    for (const path of await nearbyUrls(record)) setLatest(changedAt, path, time)
  }
  const searches = listStoredPaths([...allTags], Number.POSITIVE_INFINITY, isSearch)
  for (const path of searches.slice(0, maxSearches))
    for (const { changedAt: time } of read) setLatest(changedAt, path, time)
  if (!isDryRun) {
    for (const { type, reference, action } of changes)
      if (action === 'delete') confirmDeletion(type, reference)
    const ofJobs = read.find(({ record }) => record.type !== 'article')
    for (const tag of allTags) revalidateTag(tag, newTags.has(tag) ? { expire: 0 } : staleData)
    const references = ofJobs && board ? await changedReferences(board) : []
    for (const tag of references) {
      allTags.add(tag)
      revalidateTag(tag, staleData)
    }
    for (const path of listStoredPaths(references, maxUrls))
      setLatest(changedAt, path, ofJobs?.changedAt ?? null)
  }
  const nearby = [...changedAt.keys()].slice(own.length)
  const paths = byImportance([...own, ...nearby])
  return {
    tags: [...allTags],
    urls: paths.slice(0, maxUrls).map((path) => ({ path, changedAt: changedAt.get(path) ?? null })),
    omittedUrls: Math.max(0, paths.length - maxUrls) + Math.max(0, searches.length - maxSearches),
    records: read.map(({ record: { type, reference }, state }) => ({ type, reference, state })),
    invalidatedAt: isDryRun ? null : new Date().toISOString(),
  }
}

function isSearch(path: string): boolean {
  return isSearchPath(path) || isSiteSearchPath(path)
}

function setLatest(times: Map<string, string | null>, path: string, time: Date | null): void {
  const known = times.get(path) ?? null
  const own = time?.toISOString() ?? null
  times.set(path, known !== null && (own === null || known > own) ? known : own)
}

function statesOf({ before, after }: Extract<ChangedRecord, { type: 'article' }>) {
  return [...(after ? [after] : []), ...before]
}

async function nearbyUrls(record: ReadRecord['record']): Promise<string[]> {
  switch (record.type) {
    case 'article':
      return nearbyUrlsOfArticle(statesOf(record))
    case 'organization': {
      const { reference, before, after } = record
      const [last] = before
      const isRenamed = last?.slug !== after?.slug || last?.identity !== after?.identity
      const slugs = [...new Set([...(after ? [after.slug] : []), ...before.map(({ slug }) => slug)])]
      const jobs = isRenamed ? await nearbyUrlsOfOrganizationJobs(reference, slugs, after === null) : []
      return [...(await nearbyUrlsOfOrganization(reference, slugs, isRenamed)), ...jobs]
    }
    case 'job':
      return nearbyUrlsOfJob(record)
  }
}
