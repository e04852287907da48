import { type Db, databaseName, isPostgresUrl } from '#db/connect'
import { DatabaseUnavailable } from '#db/database-unavailable'

/** The log line for a database without content; `null` if there is content, or if Postgres is unavailable. */
export async function adviseOnMissingContent(db: Db, url: string): Promise<string | null> {
  const advice = `No content found at ${databaseName(url)}. Run "npm run content:import"; this server need not be started again.`
  try {
    const tables = ['organizations', 'articles'] as const
    for (const table of tables) {
      if (await db.selectFrom(table).select('reference').limit(1).executeTakeFirst()) return null
    }
    return advice
  } catch (error) {
    // A missing SQLite file means that there is no content; an unavailable Postgres server can have content.
    return error instanceof DatabaseUnavailable && !isPostgresUrl(url) ? advice : null
  }
}
