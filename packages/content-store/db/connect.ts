import type { Kysely } from 'kysely'
import { databasePath, isPostgresUrl } from './location'
import { openPostgres } from './postgres'
import type { Schema } from './schema'
import { openSqliteForWriting, openSqliteReader } from './sqlite-file'

export type Db = Kysely<Schema>

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
