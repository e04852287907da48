export type CacheState = 'stored' | 'outdated' | 'rendered'

/** How the server made the response to a request for a page, from its header `Cache-Status`; null for what is no page. */
export function cacheStateOf(cacheStatus: string | string[] | null | undefined): CacheState | null {
  const value = String(cacheStatus ?? '')
  if (!value.startsWith('vitrine; ')) return null
  if (value.includes('outdated')) return 'outdated'
  return value.includes('hit') ? 'stored' : 'rendered'
}
