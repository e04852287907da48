import type { Target } from './target'

const pageSize = 100

/** A list that does not end. */
const maxPages = 20_000

type Page = { items: readonly unknown[]; total: number | null; length: number }

/**
 * The pages of a list, each after the quota has room for it. `length` counts the records of a page with those that are not valid. Without
 * a total, a page that is not full is the last one. Throws for a list that does not end.
 */
export async function* readPages<P extends Page>(
  { pace }: Pick<Target, 'pace'>,
  readPage: (paging: { page: number; per_page: number }) => Promise<P>,
): AsyncGenerator<P> {
  let received = 0
  for (let page = 1; page <= maxPages; page += 1) {
    await pace()
    const current = await readPage({ page, per_page: pageSize })
    const { total, length } = current
    received += length
    yield current
    if (length === 0 || (total === null ? length < pageSize : received >= total)) return
  }
  throw new Error(`the API lists more than ${maxPages * pageSize} records`)
}
