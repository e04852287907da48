import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { openPostgres } from './postgres'
import type { Schema } from './schema'
import { openSqliteForWriting, openSqliteReader } from './sqlite-file'

export type Db = Kysely<Schema>

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//i.test(url)
}

/** The file that a `file:` address or a plain path names, from the working directory. */
export function databasePath(url: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(url) && !url.startsWith('file:')) {
    throw new Error('DATABASE_URL: expected file:path, a path, or postgres://host/database')
  }
  return resolve(url.replace(/^file:(\/\/(?=\/))?/, ''))
}

/** The database in words that may be shown: without the name and password of an address. */
export function databaseName(url: string): string {
  if (!isPostgresUrl(url)) return databasePath(url)
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** For requests: cannot write, opens nothing before the first query. */
export function openDatabase(url: string): Db {
  return isPostgresUrl(url) ? openPostgres(url, 'requests') : openSqliteReader(databasePath(url))
}

/** For the commands: makes a file and its folder if there are none. */
export function openDatabaseForWriting(url: string): Db {
  return isPostgresUrl(url) ? openPostgres(url, 'commands') : openSqliteForWriting(databasePath(url))
}
