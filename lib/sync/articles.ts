import { listArticleReferences } from '@vitrine/content-store/queries/articles'
import { articleFields } from '@vitrine/content-store/records/article'
import type { ArticlesParameters } from '@/lib/client/client'
import type { Target } from './target'
import { write } from './write'

const pageSize = 100

/** A list that does not end. */
const maxPages = 20_000

const dayMs = 86_400_000

/**
 * Reads every article, page by page, and deletes those that no page had. The oldest are first: what is published meanwhile is on the
 * last page. Where the total changes meanwhile, articles can be on no page that was read, so that none is deleted.
 */
export async function readAllArticles(target: Target): Promise<void> {
  const seen = new Set<string>()
  const { totals, received } = await readPages(target, { order_by: 'published_at:asc' }, seen)
  const [total] = totals
  if (totals.size !== 1 || total === undefined || (total !== null && total !== received)) return
  const gone = (await listArticleReferences(target.db)).filter((reference) => !seen.has(reference))
  if (gone.length > 0)
    await write(target, [
      { kind: 'articles', records: gone.map((reference) => ({ reference, record: null })) },
    ])
}

/**
 * Reads the articles that changed since a time. `updated_after` names a day, and may include it or not: a day more is read.
 */
export async function readChangedArticles(target: Target, since: Date): Promise<void> {
  const updated_after = new Date(since.getTime() - dayMs).toISOString().slice(0, 10)
  await readPages(target, { updated_after, order_by: 'published_at:asc' }, new Set())
}

/** `totals` are the different totals that the pages named; `received` counts the records of all pages. */
async function readPages(
  target: Target,
  parameters: ArticlesParameters,
  seen: Set<string>,
): Promise<{ totals: ReadonlySet<number | null>; received: number }> {
  const totals = new Set<number | null>()
  let received = 0
  for (let page = 1; page <= maxPages; page += 1) {
    await target.pace()
    const { items, total, length } = await target.source.listArticles({
      ...parameters,
      page,
      per_page: pageSize,
    })
    totals.add(total)
    received += length
    const records = items.flatMap((record) => {
      const fields = articleFields.safeParse(record).data
      return fields ? [{ reference: fields.reference, record }] : []
    })
    const before = seen.size
    for (const { reference } of records) seen.add(reference)
    await write(target, [{ kind: 'articles', records }])
    const isLast = length === 0 || (total === null ? length < pageSize : received >= total)
    if (isLast) return { totals, received }
    if (seen.size === before && records.length > 0)
      throw new Error(`page ${page} of the articles has only articles of earlier pages`)
  }
  throw new Error(`the API lists more than ${maxPages * pageSize} articles`)
}
