import type { Transaction } from 'kysely'
import type { Db } from './connect'
import type { Schema } from './schema'

/** Runs several queries on one state of the database, so that no import takes effect between them. */
export function inSnapshot<Result>(
  db: Db,
  read: (snapshot: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read)
}
