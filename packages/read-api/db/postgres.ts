import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { type CheckOuts, createCheckOuts } from './check-outs'
import { DatabaseUnavailable } from './database-unavailable'
import type { Schema } from './schema'

const poolSize = 10
const connectWaitMs = 1_000
/** Of waiting for a connection that others use: that is a lot of work, and no sign that the database is away. */
const queueLimitMs = 10_000
const statementLimitMs = 1_200
/** Longer than a statement may take, so that only a database that neither answers nor closes is given up as away. */
const silenceLimitMs = 1_300
const idleTransactionLimitMs = 5_000

const limits = {
  /** Cannot write, whatever its role may do: a mistake of ours must not become a change of content. */
  requests: {
    max: poolSize,
    statement_timeout: statementLimitMs,
    query_timeout: silenceLimitMs,
    idle_in_transaction_session_timeout: idleTransactionLimitMs,
    options: '-c default_transaction_read_only=on',
  },
  // An import thinks between two statements, and some of its statements read whole tables.
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
  // A connection that breaks while nobody uses it, or between two queries, must not end the process: whoever asks
  // next is told, or gets another connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const checkOuts = createCheckOuts(limits[use].max, queueLimitMs)
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withoutBrokenConnections(pool, checkOuts) }),
  })
}

/** Counts and moments are far below 2^53, and numbers with the other engine; the driver's default is a string. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format ?? 'text')
}

/**
 * The pool as Kysely knows one, but what the server did not say itself is `DatabaseUnavailable`, and a connection
 * that failed is asked nothing more (not even to roll back, which would wait a second time) and never used again.
 * No more connections are asked of the pool than it has: waiting in it would count as time to connect. Those who wait
 * when the database turns out to be away are told at once: they would each find the same, one after the other.
 */
function withoutBrokenConnections(pool: pg.Pool, checkOuts: CheckOuts): PostgresPool {
  const connect = async () => {
    await checkOuts.take()
    const client = await pool.connect().catch((error: unknown) => {
      const reason = unlessAnswered(error)
      if (reason instanceof DatabaseUnavailable) checkOuts.refuseWaiting(reason)
      checkOuts.giveBack()
      throw reason
    })
    let failure: Error | null = null
    const guarded = new Proxy(client, {
      get(target, name) {
        if (name === 'release') {
          return () => {
            client.release(failure !== null)
            checkOuts.giveBack()
          }
        }
        if (name !== 'query') return Reflect.get(target, name)
        return async (text: string, parameters: unknown[]) => {
          if (failure) throw failure
          try {
            return await client.query(text, parameters)
          } catch (error) {
            const reason = unlessAnswered(error)
            if (reason instanceof DatabaseUnavailable) failure = reason
            if (isSilence(error)) checkOuts.refuseWaiting(reason)
            throw reason
          }
        }
      },
    })
    return guarded
  }
  return { connect, end: () => pool.end() }
}

function unlessAnswered(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return error
  return new DatabaseUnavailable(reasonOf(error), { cause: error })
}

/** In the words of the driver, which has no code for it. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** A name with several addresses fails with one error for all, whose message is empty. */
function reasonOf(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error]
  const messages = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason)))
  return messages.filter((message) => message !== '').join(', ') || 'no answer'
}
