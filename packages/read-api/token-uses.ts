import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './db/connect'

export type TokenUses = {
  /** Remembers that a token was used. Costs nothing and cannot fail. */
  note: (hash: string, at: Date) => void
  /** Writes what was noted. Never rejects: what could not be written is kept for the next time. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

const everyMs = 60_000

/**
 * When tokens were last used, written at most once a minute and beside the requests: these are answered from a
 * connection that cannot write, and go on being answered where nobody can.
 */
export function createTokenUses(options: {
  /** Opens a connection for one write. */
  open: () => Db
  /** Told of a write that failed, once until one succeeds. */
  logError: (message: string, error: unknown) => void
  everyMs?: number
}): TokenUses {
  let noted = new Map<string, number>()
  let isFailing = false

  const flush = async () => {
    if (noted.size === 0) return
    const uses = noted
    noted = new Map()
    try {
      await writeUses(options.open(), uses)
      isFailing = false
    } catch (error) {
      noted = new Map([...uses, ...noted])
      if (!isFailing) options.logError('the last use of tokens could not be written', error)
      isFailing = true
    }
  }
  const timer = setInterval(() => void flush(), options.everyMs ?? everyMs)
  timer.unref()
  return {
    note: (hash, at) => noted.set(hash, at.getTime()),
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

async function writeUses(db: Db, uses: ReadonlyMap<string, number>): Promise<void> {
  try {
    // The driver of SQLite waits without letting other requests run, and an import may hold the file for long.
    if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma busy_timeout = 0`.execute(db)
    for (const [hash, at] of uses) {
      await db.updateTable('api_tokens').set({ last_used_at: at }).where('hash', '=', hash).execute()
    }
  } finally {
    await db.destroy()
  }
}
