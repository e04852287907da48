import { type Db, openDatabase, openDatabaseForWriting } from './connect'
import { isMigrated, migrate } from './migrations'

const retryMs = 5_000

/**
 * Brings the tables to the form this version reads, now or, where the database is away, as soon as it is back:
 * a server does not wait for it and does not end. Where nothing is to do nothing is written, so that a role that
 * cannot write is enough. Trouble is told once, until it is another.
 */
export async function keepMigrated(
  url: string,
  log: (message: string, error: unknown) => void = console.error,
): Promise<void> {
  let told = ''
  const attempt = async () => {
    const trouble = await migrateOnce(url)
    if (trouble === null) return
    const { message, error } = trouble
    if (`${message} ${error}` !== told) log(message, error)
    told = `${message} ${error}`
    setTimeout(attempt, retryMs).unref()
  }
  await attempt()
}

type Trouble = { message: string; error: unknown }

async function migrateOnce(url: string): Promise<Trouble | null> {
  try {
    if (await using(openDatabase(url), isMigrated)) return null
  } catch (error) {
    return { message: 'The tables of the database could not be checked; trying again', error }
  }
  try {
    await using(openDatabaseForWriting(url), migrate)
    return null
  } catch (error) {
    const advice = 'run "npm run content:import" as somebody who may write'
    return {
      message: `The tables of the database are not of this version and could not be changed: ${advice}`,
      error,
    }
  }
}

async function using<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return work(db).finally(() => db.destroy())
}
