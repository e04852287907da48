import type { List } from '@/lib/client/client'
import { memorySize } from '@/lib/process/memory-size'

const pageSize = 100
const maxPages = 100
const maxBytes = 400 * 2 ** 20

/**
 * Reads a list page by page. Returns the records in the order of the list, without duplicate references. Stops after
 * the last page, or earlier after a page with a record for which `isEnough` is true. Without `isEnough`, two pages
 * are requested at a time from the second on. If the API gives no total, a page with fewer than 100 records is the last page. Throws if a list has more than 10,000 records or 400 MiB, if a page repeats earlier
 * ones, and if the total changes by more than 100 records in between: the pages are then not those of one list.
 */
export async function readAll<T extends { reference: string }>(
  readPage: (paging: { page: number; per_page: number }) => Promise<List<T>>,
  isEnough?: (record: T) => boolean,
): Promise<T[]> {
  const records = new Map<string, T>()
  let read = 0
  let bytes = 0
  let firstTotal: number | null = null
  const start = (page: number) => readPage({ page, per_page: pageSize })
  let ahead: Promise<List<T>> | null = null
  for (let page = 1; page <= maxPages; page += 1) {
    const current: Promise<List<T>> = ahead ?? start(page)
    const lastPage = isEnough ? 0 : Math.min(maxPages, Math.ceil((firstTotal ?? 0) / pageSize))
    ahead = page < lastPage ? start(page + 1) : null
    // An error of this page can end the reading before that of the next one is seen.
    ahead?.catch(() => {})
    const { items, total } = await current
    firstTotal ??= total
    if (total !== null && firstTotal !== null && Math.abs(total - firstTotal) > pageSize)
      throw new Error(`The total of a list changed from ${firstTotal} to ${total} while it was read`)
    const earlier = records.size
    for (const item of items) if (!records.has(item.reference)) records.set(item.reference, item)
    if (items.length > 0 && records.size === earlier)
      throw new Error(`Page ${page} of a list has only records of earlier pages`)
    read += items.length
    bytes += memorySize(items)
    if (bytes > maxBytes) throw new Error(`A list needs more than ${maxBytes} bytes of memory`)
    // An API may give fewer records a page than were requested.
    const isLast = items.length === 0 || (total === null ? items.length < pageSize : read >= total)
    if (isLast || (isEnough && items.some(isEnough))) return [...records.values()]
  }
  throw new Error(`A list has more than ${maxPages * pageSize} records`)
}
