import { type Db, openDatabase, openDatabaseForWriting } from './connect'
import { isMigrated, migrate } from './migrations'

const retryMs = 5_000

/**
 * Migrates the database. If that fails it returns after the first try and tries again in the background, so that a
 * server starts without its database. A migrated database is not written, so read access suffices. Each problem is
 * logged once until another one occurs.
 */
export async function migrateWithRetries(
  url: string,
  log: (message: string, error: unknown) => void = console.error,
): Promise<void> {
  let logged = ''
  const attempt = async () => {
    const problem = await migrateOnce(url)
    if (problem === null) return
    const { message, error } = problem
    if (`${message} ${error}` !== logged) log(message, error)
    logged = `${message} ${error}`
    setTimeout(attempt, retryMs).unref()
  }
  await attempt()
}

type Problem = { message: string; error: unknown }

async function migrateOnce(url: string): Promise<Problem | null> {
  try {
    if (await using(openDatabase(url), isMigrated)) return null
  } catch (error) {
    return { message: 'The version of the database tables cannot be checked; trying again', error }
  }
  try {
    await using(openDatabaseForWriting(url), migrate)
    return null
  } catch (error) {
    const advice = 'run "npm run content:import" with a database user that can change tables'
    return {
      message: `The database tables are of another version and cannot be migrated: ${advice}`,
      error,
    }
  }
}

async function using<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return work(db).finally(() => db.destroy())
}
