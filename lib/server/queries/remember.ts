import type { Db } from '@/lib/server/db/connect'

/** `make` runs where this process has not yet answered the same `question` from the same content. */
export type Remember<Value> = (db: Db, question: string, make: () => Promise<Value>) => Promise<Value>

/**
 * Answers that are made once for each content: every import that changes something gives the content another
 * version, and what was remembered of the one before is forgotten. `sizeOf` says how much of `maxSize` one takes;
 * the oldest goes first.
 */
export function createRemember<Value>(maxSize: number, sizeOf: (value: Value) => number): Remember<Value> {
  const known = new Map<string, Value>()
  let size = 0
  let version: string | undefined

  const keep = (question: string, value: Value) => {
    if (known.has(question) || sizeOf(value) > maxSize) return
    known.set(question, value)
    size += sizeOf(value)
    for (const [oldest, old] of known) {
      if (size <= maxSize) break
      known.delete(oldest)
      size -= sizeOf(old)
    }
  }
  return async (db, question, make) => {
    const content = await db.selectFrom('content_version').select('version').executeTakeFirst()
    if (content?.version !== version) {
      known.clear()
      size = 0
      version = content?.version
    }
    const value = known.get(question)
    if (value !== undefined) return value
    const made = await make()
    // Another content may have come while it was made.
    if (content !== undefined && content.version === version) keep(question, made)
    return made
  }
}
