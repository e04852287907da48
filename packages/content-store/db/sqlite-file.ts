import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { registerCache } from '#cache-statistics'
import { DatabaseUnavailable } from './database-unavailable'
import type { Schema } from './schema'
import { SqliteWriterDialect } from './sqlite-writer'

const readerBusyTimeoutMs = 750
const writerLimitMs = 10_000
const maxCachedStatements = 500

export function openSqliteReader(path: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: openSqliteReadOnly(path) }) })
}

/** A statement waits `limitMs` for another writer. */
export function openSqliteForWriting(path: string, limitMs = writerLimitMs): Kysely<Schema> {
  mkdirSync(dirname(path), { recursive: true })
  const database = new Database(path)
  try {
    database.pragma(`busy_timeout = ${limitMs}`)
    // In WAL mode (write-ahead log), readers see the content before an import until the import commits.
    database.pragma('journal_mode = WAL')
    database.pragma('busy_timeout = 0')
  } catch (error) {
    database.close()
    throw error
  }
  const close = () => {
    // The checkpoint copies the `-wal` file into the database file, so that a copy of the database file is complete.
    database.pragma('wal_checkpoint(PASSIVE)')
    database.close()
  }
  const writer = {
    ...{ prepare: (sql: string) => database.prepare(sql), exec: (sql: string) => database.exec(sql), close },
    isInTransaction: () => database.inTransaction,
  }
  return new Kysely<Schema>({ dialect: new SqliteWriterDialect(writer, limitMs) })
}

/**
 * A read-only connection. The first query opens the file, and a later query opens it again if the file was replaced. A
 * server can therefore start before the file exists, and uses a new file without a restart.
 */
export function openSqliteReadOnly(path: string): SqliteDatabase {
  let current: { database: Database.Database; version: string; unregister: () => void } | null = null
  /** The prepared statements of `current`, by their SQL. */
  const statements = new LRUCache<string, Database.Statement>({ max: maxCachedStatements })

  const close = () => {
    statements.clear()
    current?.unregister()
    current?.database.close()
    current = null
  }
  const connect = () => {
    // A transaction continues on the file on which it began.
    if (current?.database.inTransaction) return current.database
    const version = fileVersion(path)
    if (current?.version !== version) {
      close()
      const database = openDriver(path)
      current = { database, version, unregister: registerCache('sqlite-statements', () => statements) }
    }
    return current.database
  }
  const prepare = (sql: string) => {
    const database = connect()
    const cached = statements.get(sql)
    if (cached) return cached
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return { prepare, close }
}

/** A text that changes when the file is replaced or written. */
function fileVersion(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status?.isFile()) throw new DatabaseUnavailable(`there is no database at ${path}`)
  return `${status.dev} ${status.ino} ${status.mtimeMs}`
}

function openDriver(path: string): Database.Database {
  // The driver ignores the option `readonly`, but not the `mode` parameter of a URL.
  const url = `${pathToFileURL(path).href}?mode=ro`
  const database = new Database(url)
  try {
    database.pragma(`busy_timeout = ${readerBusyTimeoutMs}`)
    database.pragma('schema_version')
    return database
  } catch (error) {
    database.close()
    // In WAL mode a reader creates files beside the database, which fails in a read-only folder. No process can write
    // the database there, so it is opened as immutable. An immutable database ignores its `-wal` file, which may hold
    // data: if that file exists, the error remains.
    if (existsSync(`${path}-wal`)) throw error
    return new Database(`${url}&immutable=1`)
  }
}
