import { type Kysely, type Migration, Migrator } from 'kysely'
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable'
import { createRecords } from './migrations/0001-records'
import { createLists } from './migrations/0002-lists'
import { addTokenTimes } from './migrations/0003-token-life'
import { useNewNames } from './migrations/0004-plain-names'
import { createArticleDrafts } from './migrations/0005-article-drafts'
import { refreshLists } from './refresh-lists'
import type { Schema } from './schema'

/** In the order in which they run. A released migration keeps its name and its effect. */
const migrations: Record<string, Migration> = {
  '0001-records': { up: createRecords },
  '0002-lists': { up: createLists },
  '0003-token-life': { up: addTokenTimes },
  '0004-plain-names': { up: useNewNames },
  '0005-article-drafts': { up: createArticleDrafts },
}

/**
 * Runs the migrations that the database lacks. Throws an error that names the failed migration; the error is
 * `DatabaseUnavailable` if the database is the reason, or the rights of its user.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = migratorOf(db)
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) {
    if (results?.length) await db.transaction().execute(refreshLists)
    return
  }
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  const reason = error instanceof Error ? error.message : String(error)
  const message = failed === undefined ? reason : `migration ${failed}: ${reason}`
  throw new (isDatabaseUnavailable(error) ? DatabaseUnavailable : Error)(message, { cause: error })
}

/** Needs read access only. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}

function migratorOf(db: Kysely<Schema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
