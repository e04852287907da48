import type { Db } from '@vitrine/content-store/db/connect'
import { DatabaseUnavailable } from '@vitrine/content-store/db/database-unavailable'
import { databaseName, isPostgresUrl } from '@vitrine/content-store/db/location'
import { getStore } from '@vitrine/content-store/queries/store'

/** The log line for a database without content; `null` if there is content, or if Postgres is unavailable. */
export async function adviseOnMissingContent(db: Db, url: string): Promise<string | null> {
  const advice = `No content found at ${databaseName(url)}. Run "npm run content:import"; this server need not be started again.`
  try {
    return (await getStore(db)) === null ? advice : null
  } catch (error) {
    // A missing SQLite file means that there is no content; an unavailable Postgres server can have content.
    return error instanceof DatabaseUnavailable && !isPostgresUrl(url) ? advice : null
  }
}
