import { type Db, databaseName, isPostgresUrl } from '#db/connect'
import { DatabaseUnavailable } from '#db/database-unavailable'

/** What to do where there is nothing to serve yet; `null` where there is something, or where nobody can tell. */
export async function adviseOnMissingContent(db: Db, url: string): Promise<string | null> {
  const advice = `No content found at ${databaseName(url)}. Run "npm run content:import"; this server need not be started again.`
  try {
    const tables = ['organizations', 'articles'] as const
    for (const table of tables) {
      if (await db.selectFrom(table).select('reference').limit(1).executeTakeFirst()) return null
    }
    return advice
  } catch (error) {
    // Of SQLite it means that there is no file; of Postgres, that nothing can be asked at the moment.
    return error instanceof DatabaseUnavailable && !isPostgresUrl(url) ? advice : null
  }
}
