import type { LRUCache } from 'lru-cache'

export type CacheStatistics = {
  name: string
  entries: number
  /** The used part of the cache's bound, from 0 to 1. */
  fillRatio: number
}

type AnyCache = Pick<LRUCache<object, object>, 'size' | 'max' | 'maxSize' | 'calculatedSize'>

const caches = new Set<{ name: string; read: () => AnyCache }>()

/** Adds a cache to `cacheStatistics`. Returns a function that removes it. */
export function registerCache(name: string, read: () => AnyCache): () => void {
  const cache = { name, read }
  caches.add(cache)
  return () => caches.delete(cache)
}

/** The in-memory caches of this process. Of several caches with one name: their entries, and the highest ratio. */
export function cacheStatistics(): CacheStatistics[] {
  const byName = new Map<string, CacheStatistics>()
  for (const { name, read } of caches) {
    const { size, max, maxSize, calculatedSize } = read()
    const { entries, fillRatio } = byName.get(name) ?? { entries: 0, fillRatio: 0 }
    const ratio = maxSize > 0 ? calculatedSize / maxSize : size / max
    byName.set(name, { name, entries: entries + size, fillRatio: Math.max(fillRatio, ratio) })
  }
  return [...byName.values()]
}
