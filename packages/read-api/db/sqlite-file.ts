import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
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
  // Readers keep reading the old state while an import runs.
  database.pragma('journal_mode = WAL')
  const close = () => {
    // So that the file alone holds everything, as somebody who copies it expects.
    database.pragma('wal_checkpoint(PASSIVE)')
    database.close()
  }
  const prepare = (sql: string) => database.prepare(sql)
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: { prepare, close } }) })
}

/**
 * A database file for readers. It is opened when the first query comes and again whenever the file is another or
 * was written whole, so that a server outlives a missing file and notices a replaced one.
 */
export function readSqliteFile(path: string): SqliteDatabase {
  let open: { database: Database.Database; version: string } | null = null
  /** Of the open file: the same few statements come again and again. */
  const statements = new Map<string, Database.Statement>()

  const close = () => {
    statements.clear()
    open?.database.close()
    open = null
  }
  const connect = () => {
    if (open?.database.inTransaction) return open.database
    const version = versionOf(path)
    if (open?.version !== version) {
      close()
      open = { database: openReadOnly(path), version }
    }
    return open.database
  }
  const prepare = (sql: string) => {
    const database = connect()
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= maxStatements) statements.clear()
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
  // The driver ignores the option `readonly`, but not the mode of an address.
  const address = `${pathToFileURL(path).href}?mode=ro`
  const database = new Database(address)
  try {
    database.pragma(`busy_timeout = ${readerWaitMs}`)
    database.pragma('schema_version')
    return database
  } catch (error) {
    database.close()
    // Readers of a WAL database leave a file beside it; where the folder cannot be written, nobody else writes.
    if (existsSync(`${path}-wal`)) throw error
    return new Database(`${address}&immutable=1`)
  }
}
