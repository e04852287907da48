import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { toLoading } from './load-state'
import { useFurtherFocus } from './use-further-focus'

type ResultsPage<Item> = { total: number; items: readonly Item[]; note: string | null }

export type Results<Item extends { reference: string } = { reference: string }> = ReturnType<
  typeof useResults<Item>
>

/** The results of the state at `path`, from the loaded pages; those of the state before while its first page loads. */
export function useResults<Item extends { reference: string }>(
  query: UseInfiniteQueryResult<InfiniteData<ResultsPage<Item>>>,
  path: string,
) {
  const pages = query.data?.pages ?? []
  const found = pages.flatMap(({ items }) => items)
  // A record can be on two pages if others were published or closed between their requests.
  const items = [...new Map(found.map((item) => [item.reference, item])).values()]
  const loading = toLoading(query)
  const { list, expectMore } = useFurtherFocus(path, items.length)
  return {
    path,
    items,
    /** The element of the items. */
    list,
    /** Null while it is not known. */
    total: query.isPlaceholderData ? null : (pages[0]?.total ?? null),
    pageCount: pages.length,
    /** Says that other words are searched for than those of the state. */
    note: query.isPlaceholderData ? null : (pages[0]?.note ?? null),
    hasNext: query.hasNextPage,
    loading,
    /** Whether the items are not those of the state. */
    isOther: loading === 'first' || loading === 'first-failed',
    /** Loads the next page below the others. */
    loadMore: () => {
      if (loading === 'more') return
      expectMore()
      void query.fetchNextPage()
    },
    retry: () => void query.refetch(),
  }
}
