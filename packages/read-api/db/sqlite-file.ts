import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { registerCache } from '#cache-statistics'
import { DatabaseUnavailable } from './database-unavailable'
import type { Schema } from './schema'

const readerWaitMs = 750
const writerWaitMs = 10_000
const maxStatements = 500

export function openSqliteReader(path: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: readSqliteFile(path) }) })
}

export function openSqliteForWriting(path: string): Kysely<Schema> {
  mkdirSync(dirname(path), { recursive: true })
  const database = new Database(path)
  database.pragma(`busy_timeout = ${writerWaitMs}`)
  // With a WAL, readers see the state before an import until it commits.
  database.pragma('journal_mode = WAL')
  const close = () => {
    // After a checkpoint the file alone has all data, so that it can be copied.
    database.pragma('wal_checkpoint(PASSIVE)')
    database.close()
  }
  const prepare = (sql: string) => database.prepare(sql)
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: { prepare, close } }) })
}

/**
 * A read-only database. The first query opens the file, and a query opens it again after the file was replaced, so that
 * a server survives a missing file and uses a new one.
 */
export function readSqliteFile(path: string): SqliteDatabase {
  let open: { database: Database.Database; version: string; unregister: () => void } | null = null
  /** Prepared statements of the open file. */
  const statements = new LRUCache<string, Database.Statement>({ max: maxStatements })

  const close = () => {
    statements.clear()
    open?.unregister()
    open?.database.close()
    open = null
  }
  const connect = () => {
    if (open?.database.inTransaction) return open.database
    const version = versionOf(path)
    if (open?.version !== version) {
      close()
      const database = openReadOnly(path)
      open = { database, version, unregister: registerCache('sqlite-statements', () => statements) }
    }
    return open.database
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

function versionOf(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status?.isFile()) throw new DatabaseUnavailable(`there is no database at ${path}`)
  return `${status.dev} ${status.ino} ${status.mtimeMs}`
}

function openReadOnly(path: string): Database.Database {
  // The driver ignores the option `readonly`, but not the `mode` parameter of a URL.
  const url = `${pathToFileURL(path).href}?mode=ro`
  const database = new Database(url)
  try {
    database.pragma(`busy_timeout = ${readerWaitMs}`)
    database.pragma('schema_version')
    return database
  } catch (error) {
    database.close()
    // Readers of a WAL database write a file beside it. In a read-only folder no process writes the database either.
    if (existsSync(`${path}-wal`)) throw error
    return new Database(`${url}&immutable=1`)
  }
}
