import { LRUCache } from 'lru-cache'
import { registerCache } from '#cache-statistics'
import type { Db } from '#db/connect'

/**
 * Returns the cached value of `cacheKey` for the current content version, or the result of `compute`. Concurrent
 * calls with one key share one computation. Errors are not cached.
 */
type Memoize<Value> = (db: Db, cacheKey: string, compute: () => Promise<Value>) => Promise<Value>

/** A bound on the number of entries, or on the sum of their sizes. */
type CacheBound<Value> =
  | { max: number }
  | { maxSize: number; sizeCalculation: (value: Value, cacheKey: string) => number }

/** `name` is the name of the cache in `cacheStatistics`. */
export function createMemoize<Value extends {}>(name: string, bound: CacheBound<Value>): Memoize<Value> {
  const cacheOf = createContentCache<Value, () => Promise<Value>>(name, {
    ...bound,
    fetchMethod: (_cacheKey, _staleValue, { context: compute }) => compute(),
    // A running computation has no size, and its callers get the result even if its entry is evicted meanwhile.
    backgroundFetchSize: 0,
    ignoreFetchAbort: true,
  })
  return async (db, cacheKey, compute) => {
    const version = await getContentVersion(db)
    // Databases without a version cannot be told apart.
    if (version === undefined) return compute()
    return cacheOf(version).forceFetch(cacheKey, { context: compute })
  }
}

/** A new version for every import that changes something; `undefined` before the first import. */
export async function getContentVersion(db: Db): Promise<string | undefined> {
  const content = await db.selectFrom('content_version').select('version').executeTakeFirst()
  return content?.version
}

/**
 * Returns the cache of a content version. Another version starts with an empty cache; computations that still run
 * for the previous version end in the discarded one.
 */
export function createContentCache<Value extends {}, Context = unknown>(
  name: string,
  options: LRUCache.Options<string, Value, Context>,
): (version: string) => LRUCache<string, Value, Context> {
  let current = { version: '', cache: new LRUCache(options) }
  registerCache(name, () => current.cache)
  return (version) => {
    if (version !== current.version) current = { version, cache: new LRUCache(options) }
    return current.cache
  }
}
