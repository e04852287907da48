import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isPostgresUrl } from './location'

/** Of all processes that write one database, the one that holds this lock copies the hosted API. Any number that nothing else uses. */
const lockNumber = 8_472_042
const retryMs = 1_000
const checkMs = 5_000
const connectWaitMs = 5_000

/**
 * Waits until no other process has the lock, and then runs `work`. Its signal aborts with `signal`, and when the lock is lost with its
 * connection. SQLite has no such lock: `work` runs at once. Throws if the database cannot be reached. `onWait` is called once
 * if another process has the lock.
 */
export async function withAdvisoryLock(
  url: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  onWait: () => void = () => {},
): Promise<void> {
  if (!isPostgresUrl(url)) return work(signal)
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'vitrine sync', keepAlive: true },
    ...{ connectionTimeoutMillis: connectWaitMs, query_timeout: connectWaitMs },
  })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('the connection of the lock was closed')))
  try {
    await client.connect()
    const held = AbortSignal.any([signal, lost.signal])
    let hasWaited = false
    while (!held.aborted && !(await tryLock(client))) {
      if (!hasWaited) onWait()
      hasWaited = true
      await pause(retryMs, held)
    }
    if (held.aborted) return
    const checks = checkUntilAborted(client, held, lost)
    try {
      await work(held)
    } finally {
      lost.abort(new Error('the work is done'))
      await checks
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    lockNumber,
  ])
  return rows[0]?.locked === true
}

/** A host that vanished closes no connection, and Postgres gives its lock to another process after a while. */
async function checkUntilAborted(
  client: pg.Client,
  signal: AbortSignal,
  lost: AbortController,
): Promise<void> {
  while (!signal.aborted) {
    await pause(checkMs, signal)
    if (signal.aborted) return
    await client.query('select 1').catch((error: unknown) => lost.abort(error))
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => {})
}
