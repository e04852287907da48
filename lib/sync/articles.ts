import { listPublicationTimes, listReferences } from '@vitrine/content-store/queries/references'
import type { ArticlesParameters } from '@/lib/client/client'
import { readPages } from './read-pages'
import type { Target } from './target'
import { write } from './write'

const dayMs = 86_400_000

/**
 * Reads every article, page by page, and deletes those that no page had. The oldest are first: what is published meanwhile is on the
 * last page. None is deleted where the total changes meanwhile, because articles can then be on no page that was read, and where an
 * invalid record can be any of them. Returns the references of all.
 */
export async function readAllArticles(target: Target): Promise<ReadonlySet<string>> {
  const { seen, totals, received, hasUnnamed } = await copyPages(target, {})
  const [total] = totals
  if (hasUnnamed || totals.size !== 1 || total === undefined || (total !== null && total !== received))
    return seen
  const gone: string[] = []
  for await (const references of listReferences(target.db, 'articles'))
    gone.push(...references.filter((reference) => !seen.has(reference)))
  await deleteArticles(target, gone)
  return seen
}

/** Reads the articles that changed since a time. `updated_after` names a day, and may include it or not: a day more is read. Returns their references. */
export async function readChangedArticles(target: Target, since: Date): Promise<ReadonlySet<string>> {
  const { seen } = await copyPages(target, { updated_after: dayOf(since.getTime() - dayMs) })
  return seen
}

/**
 * Reads stored articles by the days on which they were published. Those that are no longer there, and of which a webhook says that they are
 * deleted, are deleted.
 */
export async function readArticlesOfDays(target: Target, references: readonly string[]): Promise<void> {
  const stored = await listPublicationTimes(target.db, references)
  const seen = new Set<string>()
  let hasUnnamed = false
  for (const day of new Set(stored.map(({ published_at }) => dayOf(published_at)))) {
    const time = Date.parse(day)
    // A filter may include its day or not, in any time zone.
    const period = { published_after: dayOf(time - dayMs), published_before: dayOf(time + 2 * dayMs) }
    const pages = await copyPages(target, period)
    for (const reference of pages.seen) seen.add(reference)
    hasUnnamed ||= pages.hasUnnamed
  }
  if (hasUnnamed) return
  const gone = stored.map(({ reference }) => reference).filter((reference) => !seen.has(reference))
  await deleteArticles(
    target,
    gone.filter((reference) => target.deleted?.has(reference)),
  )
}

async function deleteArticles(target: Target, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  const records = references.map((reference) => ({ reference, record: null }))
  await write(target, [{ kind: 'articles', records }])
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * `seen` are the references of all pages, also those of invalid records, `totals` the different totals that they named, and `received`
 * the number of their records. `hasUnnamed` says whether a record lacks a readable reference.
 */
async function copyPages(target: Target, parameters: ArticlesParameters) {
  const seen = new Set<string>()
  const totals = new Set<number | null>()
  let received = 0
  let hasUnnamed = false
  const pages = readPages(target, (paging) =>
    target.source.listArticles({ ...parameters, order_by: 'published_at:asc', ...paging }),
  )
  for await (const { items, invalid, total, length } of pages) {
    totals.add(total)
    received += length
    const before = seen.size
    for (const { reference } of [...items, ...invalid])
      if (reference === null) hasUnnamed = true
      else seen.add(reference)
    if (items.length > 0 && seen.size === before)
      throw new Error('a page of the articles has only articles of earlier pages')
    await write(target, [
      {
        kind: 'articles',
        records: items.map((record) => ({ reference: record.reference, record })),
        invalid,
      },
    ])
  }
  return { seen, totals, received, hasUnnamed }
}
