import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import type { Schema } from './schema'
import { readSqliteFile } from './sqlite-file'

export type Db = Kysely<Schema>

const writerWaitMs = 10_000

/** The file that a `file:` address or a plain path names, from the working directory. */
export function databasePath(url: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(url) && !url.startsWith('file:')) {
    throw new Error('DATABASE_URL: expected file:path or a path, the only kind this version can open')
  }
  return resolve(url.replace(/^file:(\/\/(?=\/))?/, ''))
}

/** For requests: cannot write, opens nothing before the first query. */
export function openDatabase(url: string): Db {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: readSqliteFile(databasePath(url)) }) })
}

/** For the commands: makes the file and its folder if there are none. */
export function openDatabaseForWriting(url: string): Db {
  const path = databasePath(url)
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
