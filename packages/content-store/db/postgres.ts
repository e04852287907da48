import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable'
import type { Schema } from './schema'
import { createSemaphore, type Semaphore } from './semaphore'

const poolSize = 10
const connectWaitMs = 1_000
/** For a connection while all are in use: a sign of load, not of an unavailable database. */
const queueLimitMs = 10_000
const statementLimitMs = 1_200
/** Longer than the statement limit, so that only a server that neither responds nor closes counts as unavailable. */
const responseLimitMs = 1_300
const idleTransactionLimitMs = 5_000

const limits = {
  /** Read-only, whatever the rights of the database user: a bug must not change content. */
  requests: {
    max: poolSize,
    statement_timeout: statementLimitMs,
    query_timeout: responseLimitMs,
    idle_in_transaction_session_timeout: idleTransactionLimitMs,
    options: '-c default_transaction_read_only=on',
  },
  // Without time limits: an import pauses between statements, and some of them read whole tables.
  commands: { max: 2 },
} satisfies Record<string, pg.PoolConfig>

export function openPostgres(url: string, use: keyof typeof limits): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectWaitMs,
    application_name: 'vitrine',
    keepAlive: true,
    types: { getTypeParser: parserOf },
    ...limits[use],
  })
  // Without listeners, a connection that breaks while idle or between two queries would end the process. The next
  // query fails or gets another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const places = createSemaphore(limits[use].max, queueLimitMs)
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withoutBrokenConnections(pool, places) }),
  })
}

/** Counts and times are far below 2^53 and are numbers on SQLite; the driver's default is a string. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format ?? 'text')
}

/**
 * The pool with three changes. An error that does not come from the server is `DatabaseUnavailable`. A connection that
 * failed runs no further statement (not even a rollback, which would wait a second time) and does not return to the
 * pool. Callers queue in `places` and not in the pool, which would count the wait as time to connect; if the
 * database turns out to be unavailable, all of them fail at once.
 */
function withoutBrokenConnections(pool: pg.Pool, places: Semaphore): PostgresPool {
  const connect = async () => {
    await places.acquire()
    const client = await pool.connect().catch((error: unknown) => {
      const reason = unlessFromServer(error)
      if (reason instanceof DatabaseUnavailable) places.rejectWaiting(reason)
      places.release()
      throw reason
    })
    let failure: Error | null = null
    const guarded = new Proxy(client, {
      get(target, name) {
        if (name === 'release') {
          return () => {
            client.release(failure !== null)
            places.release()
          }
        }
        if (name !== 'query') return Reflect.get(target, name)
        return async (text: string, parameters: unknown[]) => {
          if (failure) throw failure
          try {
            return await client.query(text, parameters)
          } catch (error) {
            const reason = unlessFromServer(error)
            if (reason instanceof DatabaseUnavailable) failure = reason
            if (isReadTimeout(error)) places.rejectWaiting(reason)
            throw reason
          }
        }
      },
    })
    return guarded
  }
  return { connect, end: () => pool.end() }
}

function unlessFromServer(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return error
  return new DatabaseUnavailable(reasonOf(error), { cause: error })
}

/** The driver has no error code for a server that does not respond. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** A host name with several IP addresses fails with an `AggregateError` whose own message is empty. */
function reasonOf(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error]
  const messages = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason)))
  return messages.filter((message) => message !== '').join(', ') || 'no response'
}
