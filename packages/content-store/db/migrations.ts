import { type Kysely, type Migration, Migrator } from 'kysely'
import { createEditorTables, createSharedLinks } from './create-editor-tables'
import { createTables } from './create-tables'
import { createWordTables } from './create-word-tables'
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable'
import { dropFormerTables } from './drop-former-tables'
import type { Schema } from './schema'

/** In the order in which they run. A released migration keeps its name and its effect. */
const migrations: Record<string, Migration> = {
  '0102-store': { up: createTables },
  '0103-words': { up: createWordTables },
  '0104-editors': { up: createEditorTables },
  '0105-shared-links': { up: createSharedLinks },
}

/**
 * Runs the migrations that the database lacks. Of a database of an earlier version only the tokens stay, and it has no
 * content until the next import. Throws an error that names the failed migration; the error is `DatabaseUnavailable`
 * if the database is the reason, or the rights of its user.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  let failed: string | undefined
  try {
    await dropFormerTables(db as unknown as Kysely<never>)
    const { error, results } = await migratorOf(db).migrateToLatest()
    failed = results?.find((result) => result.status === 'Error')?.migrationName
    if (error !== undefined) throw error
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = failed === undefined ? reason : `migration ${failed}: ${reason}`
    throw new (isDatabaseUnavailable(error) ? DatabaseUnavailable : Error)(message, { cause: error })
  }
}

/** Needs read access only. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  const all = await migratorOf(db).getMigrations()
  return all.every((migration) => migration.executedAt !== undefined)
}

function migratorOf(db: Kysely<Schema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
