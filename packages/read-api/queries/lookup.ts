import type { Db } from '#db/connect'
import type { RecordTable } from '#db/schema'
import { getStored, type StoredIn } from './documents'
import { createContentCache } from './memoize'

const maxEntries = 3_000

/**
 * Finds records of one table that many other records reference, each read once per content version. Without a
 * version every call reads them.
 */
export function createLookup<Table extends RecordTable>(table: Table) {
  const cacheOf = createContentCache<StoredIn<Table>>(table, { max: maxEntries })
  return async (db: Db, version: string | undefined, references: readonly string[]) => {
    const cache = version === undefined ? undefined : cacheOf(version)
    const found = new Map<string, StoredIn<Table>>()
    const missing: string[] = []
    for (const reference of new Set(references)) {
      const cached = cache?.get(reference)
      if (cached) found.set(reference, cached)
      else missing.push(reference)
    }
    for (const [reference, stored] of await getStored(db, table, missing)) {
      cache?.set(reference, stored)
      found.set(reference, stored)
    }
    return found
  }
}
