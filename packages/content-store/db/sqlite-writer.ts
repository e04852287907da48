import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

const retryMs = 20

/** SQLITE_BUSY of https://sqlite.org/rescode.html, whose extended codes have the same low byte. */
const busyCode = 5

/** `exec` runs a statement without parameters, and leaves none that has not ended. */
type WriterDatabase = SqliteDatabase & { exec: (sql: string) => void; isInTransaction: () => boolean }

/**
 * The dialect of a connection that writes. It takes the lock before each transaction and before each statement outside of one, for
 * three reasons. The driver leaves a statement that finds the lock taken in progress: the connection could then end no later
 * transaction, and would hold the lock for good. The driver waits by holding the event loop, in which a transaction of the
 * same process could not end: here the event loop turns for up to `limitMs`. And a transaction that has read cannot write after another
 * connection wrote.
 */
export class SqliteWriterDialect extends SqliteDialect {
  readonly #database: WriterDatabase
  readonly #limitMs: number

  constructor(database: WriterDatabase, limitMs: number) {
    super({ database })
    this.#database = database
    this.#limitMs = limitMs
  }

  override createDriver(): Driver {
    return new WriterDriver(this.#database, this.#limitMs)
  }
}

class WriterDriver extends SqliteDriver {
  readonly #database: WriterDatabase
  readonly #limitMs: number

  constructor(database: WriterDatabase, limitMs: number) {
    super({ database })
    this.#database = database
    this.#limitMs = limitMs
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    const run = <Row>(query: CompiledQuery) => connection.executeQuery<Row>(query)
    return {
      streamQuery: <Row>(query: CompiledQuery, chunkSize: number) =>
        connection.streamQuery<Row>(query, chunkSize),
      executeQuery: async <Row>(query: CompiledQuery) => {
        const isOwn = !this.#database.isInTransaction() && !onlyReads(query)
        return isOwn ? this.#runLocked(() => run<Row>(query)) : run<Row>(query)
      },
    }
  }

  override beginTransaction(): Promise<void> {
    return this.#lock()
  }

  async #runLocked<Row>(run: () => Promise<QueryResult<Row>>): Promise<QueryResult<Row>> {
    await this.#lock()
    try {
      const result = await run()
      this.#database.exec('commit')
      return result
    } catch (error) {
      if (this.#database.isInTransaction()) this.#database.exec('rollback')
      throw error
    }
  }

  async #lock(): Promise<void> {
    for (const end = performance.now() + this.#limitMs; ; await wait(retryMs)) {
      try {
        this.#database.exec('begin immediate')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error
      }
    }
  }
}

function onlyReads({ sql }: CompiledQuery): boolean {
  return /^\s*(select|pragma|explain)\b/i.test(sql)
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'rawCode' in error &&
    typeof error.rawCode === 'number' &&
    (error.rawCode & 0xff) === busyCode
  )
}
