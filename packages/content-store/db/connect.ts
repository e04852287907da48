import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { openPostgres } from './postgres'
import type { Schema } from './schema'
import { openSqliteForWriting, openSqliteReader } from './sqlite-file'

export type Db = Kysely<Schema>

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//i.test(url)
}

/** The absolute path of a `file:` URL or a path relative to the current folder. Throws for URLs of other schemes. */
export function databasePath(url: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(url) && !url.startsWith('file:')) {
    throw new Error('DATABASE_URL: expected file:path, a path, or postgres://host/database')
  }
  return resolve(url.replace(/^file:(\/\/(?=\/))?/, ''))
}

/** A name for logs: the path, or the URL without user name, password and parameters. */
export function databaseName(url: string): string {
  if (!isPostgresUrl(url)) return databasePath(url)
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** A read-only connection for requests. The first query opens it. */
export function openDatabase(url: string): Db {
  return isPostgresUrl(url) ? openPostgres(url, 'requests') : openSqliteReader(databasePath(url))
}

/** A connection for short transactions that can be made later: to a SQLite file, a statement fails at once while another connection writes. */
export function openDatabaseForBriefWrites(url: string): Db {
  return isPostgresUrl(url) ? openPostgres(url, 'commands') : openSqliteForWriting(databasePath(url), 0)
}

/** A connection for commands. Creates the SQLite file and its folder if they are missing. */
export function openDatabaseForWriting(url: string): Db {
  return isPostgresUrl(url) ? openPostgres(url, 'commands') : openSqliteForWriting(databasePath(url))
}
