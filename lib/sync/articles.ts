import { listReferences } from '@vitrine/content-store/queries/references'
import type { ArticlesParameters } from '@/lib/client/client'
import { readPages } from './read-pages'
import type { Target } from './target'
import { write } from './write'

const dayMs = 86_400_000

/**
 * Reads every article, page by page, and deletes those that no page had. The oldest are first: what is published meanwhile is on the
 * last page. Where the total changes meanwhile, articles can be on no page that was read, so that none is deleted.
 */
export async function readAllArticles(target: Target): Promise<void> {
  const { seen, totals, received } = await copyPages(target, {})
  const [total] = totals
  if (totals.size !== 1 || total === undefined || (total !== null && total !== received)) return
  const gone: string[] = []
  for await (const references of listReferences(target.db, 'articles'))
    gone.push(...references.filter((reference) => !seen.has(reference)))
  if (gone.length > 0)
    await write(target, [
      { kind: 'articles', records: gone.map((reference) => ({ reference, record: null })) },
    ])
}

/** Reads the articles that changed since a time. `updated_after` names a day, and may include it or not: a day more is read. */
export async function readChangedArticles(target: Target, since: Date): Promise<void> {
  const updated_after = new Date(since.getTime() - dayMs).toISOString().slice(0, 10)
  await copyPages(target, { updated_after })
}

/** `seen` are the references of all pages, `totals` the different totals that they named, and `received` the number of their records. */
async function copyPages(target: Target, parameters: ArticlesParameters) {
  const seen = new Set<string>()
  const totals = new Set<number | null>()
  let received = 0
  const pages = readPages(target, (paging) =>
    target.source.listArticles({ ...parameters, order_by: 'published_at:asc', ...paging }),
  )
  for await (const { items, total, length } of pages) {
    totals.add(total)
    received += length
    const before = seen.size
    for (const { reference } of items) seen.add(reference)
    if (items.length > 0 && seen.size === before)
      throw new Error('a page of the articles has only articles of earlier pages')
    await write(target, [
      { kind: 'articles', records: items.map((record) => ({ reference: record.reference, record })) },
    ])
  }
  return { seen, totals, received }
}
