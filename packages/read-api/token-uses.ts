import type { Db } from '@vitrine/content-store/db/connect'

type TokenUses = {
  /** Records the use of a token in memory. Never throws. */
  note: (hash: string, at: Date) => void
  /** Writes the recorded uses. Never rejects: uses that cannot be written stay for the next flush. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

const everyMs = 60_000

/**
 * Records when tokens were last used. The times are written at most once a minute and apart from the requests, which
 * use a read-only connection and succeed even if the database cannot be written.
 */
export function createTokenUses(options: {
  /** Opens a connection, which is closed after one flush. An import can lock a SQLite file for long: it does not wait. */
  open: () => Db
  /** Called for the first of consecutive failed writes. */
  logError: (message: string, error: unknown) => void
  everyMs?: number
}): TokenUses {
  /** Holds at most one entry per stored token. */
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
      if (!isFailing)
        options.logError('the last use of tokens cannot be written; trying again every minute', error)
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
    for (const [hash, at] of uses) {
      await db.updateTable('api_tokens').set({ last_used_at: at }).where('hash', '=', hash).execute()
    }
  } finally {
    await db.destroy()
  }
}
