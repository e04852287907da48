import { existsSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SqliteDatabase } from 'kysely'
import Database from 'libsql'
import { DatabaseUnavailable } from './database-unavailable'

const readerWaitMs = 750

/**
 * A database file for readers. It is opened when the first query comes and again whenever the file is another or
 * was written whole, so that a server outlives a missing file and notices a replaced one.
 */
export function readSqliteFile(path: string): SqliteDatabase {
  let open: { database: Database.Database; version: string } | null = null

  const close = () => {
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
  return { prepare: (sql) => connect().prepare(sql), close }
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
