import type { LRUCache } from 'lru-cache'

export type CacheStatistics = {
  name: string
  entries: number
  /** The used part of the cache's bound, from 0 to 1. */
  fillRatio: number
}

type AnyCache = Pick<LRUCache<object, object>, 'size' | 'max' | 'maxSize' | 'calculatedSize'>

const caches = new Map<string, () => AnyCache>()

/** Adds a cache to `cacheStatistics`. A second cache of the same name replaces the first: a server has one of each. */
export function registerCache(name: string, read: () => AnyCache): void {
  caches.set(name, read)
}

/** The fill level of every in-memory cache of this process, by name. */
export function cacheStatistics(): CacheStatistics[] {
  return [...caches].map(([name, read]) => {
    const { size, max, maxSize, calculatedSize } = read()
    return { name, entries: size, fillRatio: maxSize > 0 ? calculatedSize / maxSize : size / max }
  })
}
