import type { Db } from '#db/connect'

/**
 * `make` runs where this process has not yet answered the same `question` from the same content, and is not about to:
 * who asks meanwhile gets the same answer, or the same error. After an error it is made anew.
 */
export type Remember<Value> = (db: Db, question: string, make: () => Promise<Value>) => Promise<Value>

/** Answers that are made once for each content; `sizeOf` says how much of `maxSize` one takes. */
export function createRemember<Value>(
  maxSize: number,
  sizeOf: (value: Value, question: string) => number,
): Remember<Value> {
  const memory = new ContentMemory<Value>(maxSize, sizeOf)
  const running = new Map<string, Promise<Value>>()
  return async (db, question, make) => {
    const version = await getContentVersion(db)
    const known = memory.get(version, question)
    if (known !== undefined) return known
    // Without a version nothing says that two databases hold the same.
    if (version === undefined) return make()
    const key = JSON.stringify([version, question])
    const makeAndKeep = async () => {
      const made = await make()
      memory.keep(version, question, made)
      return made
    }
    const made = running.get(key) ?? makeAndKeep().finally(() => running.delete(key))
    running.set(key, made)
    return made
  }
}

/** Every import that changes something gives the content another version; `undefined` before the first. */
export async function getContentVersion(db: Db): Promise<string | undefined> {
  const content = await db.selectFrom('content_version').select('version').executeTakeFirst()
  return content?.version
}

/**
 * What was made of one content. When asked of another version it forgets what was made of the one before; where
 * there is no room, the oldest goes first.
 */
export class ContentMemory<Value> {
  readonly #maxSize: number
  readonly #sizeOf: (value: Value, question: string) => number
  readonly #known = new Map<string, Value>()
  #size = 0
  #version: string | undefined

  constructor(maxSize: number, sizeOf: (value: Value, question: string) => number) {
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  get(version: string | undefined, question: string): Value | undefined {
    if (version !== this.#version) {
      this.#known.clear()
      this.#size = 0
      this.#version = version
    }
    return this.#known.get(question)
  }

  /** Does nothing where another version was asked for meanwhile. */
  keep(version: string | undefined, question: string, value: Value): void {
    if (version === undefined || version !== this.#version) return
    const size = this.#sizeOf(value, question)
    if (this.#known.has(question) || size > this.#maxSize) return
    this.#known.set(question, value)
    this.#size += size
    for (const [oldest, old] of this.#known) {
      if (this.#size <= this.#maxSize) break
      this.#known.delete(oldest)
      this.#size -= this.#sizeOf(old, oldest)
    }
  }
}
