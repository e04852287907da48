/** What the browser is doing: it can fail to load the first results of a state, or further ones. */
export type Loading = 'done' | 'first' | 'more' | 'first-failed' | 'more-failed'

/** What React Query says of an infinite query. */
type QueryState = {
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPending: boolean
  isPlaceholderData: boolean
  isLoadingError: boolean
}

export function toLoading(query: QueryState): Loading {
  if (query.isFetchingNextPage) return 'more'
  if (query.isFetchNextPageError) return 'more-failed'
  if (query.isPending || query.isPlaceholderData) return 'first'
  return query.isLoadingError ? 'first-failed' : 'done'
}
