import type { Transaction } from 'kysely'
import type { Db } from './connect'
import type { Schema } from './schema'

/** Several queries on one state of the database: an import may be written between two of them. */
export function inSnapshot<Result>(
  db: Db,
  read: (snapshot: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read)
}
