import type { Kysely } from 'kysely'

/** When a token expires, was revoked and was last used. */
export async function addTokenTimes(db: Kysely<never>): Promise<void> {
  // One statement each: SQLite adds one column at a time.
  for (const column of ['expires_at', 'revoked_at', 'last_used_at']) {
    await db.schema.alterTable('api_tokens').addColumn(column, 'bigint').execute()
  }
}
