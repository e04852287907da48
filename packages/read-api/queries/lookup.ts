import type { Db } from '#db/connect'
import type { RecordTable } from '#db/schema'
import type { Stored } from '#wire/stored'
import { getStored } from './documents'
import { ContentMemory } from './memoize'

const maxRemembered = 3_000

/** Finds records of one table that many others name: each is read once for each content. */
export function createLookup<Content>(table: RecordTable) {
  const memory = new ContentMemory<Stored<Content>>(maxRemembered, () => 1)
  return async (db: Db, version: string | undefined, references: readonly string[]) => {
    const found = new Map<string, Stored<Content>>()
    const missing: string[] = []
    for (const reference of new Set(references)) {
      const known = memory.get(version, reference)
      if (known) found.set(reference, known)
      else missing.push(reference)
    }
    for (const [reference, stored] of await getStored<Content>(db, table, missing)) {
      memory.keep(version, reference, stored)
      found.set(reference, stored)
    }
    return found
  }
}
