import { type Db, openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { isDatabaseUnavailable } from '@vitrine/content-store/db/database-unavailable'
import { databaseName } from '@vitrine/content-store/db/location'
import { migrate } from '@vitrine/content-store/db/migrations'
import { getStore } from '@vitrine/content-store/queries/store'
import { env } from '@/lib/env'
import { agesOf, type CopyState, readCopyState } from '@/lib/sync/copy-state'
import { copyOnce, type HostedSettings, hostedSettings } from '../sync/copy-once'
import { failureLines } from '../sync/failure-lines'

/** Whether the store has content from which the site can be built. Says what to do if it has none. */
export async function prepareContent(): Promise<boolean> {
  const settings = hostedSettings(env)
  return settings === null ? hasImportedContent() : hasCopy(settings)
}

async function hasImportedContent(): Promise<boolean> {
  const store = await using(openDatabase(env.DATABASE_URL), getStore).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return null
    throw error
  })
  if (store === null)
    console.error(
      `The database ${databaseName(env.DATABASE_URL)} has no content of this version. Run "npm run content:import" first.`,
    )
  return store !== null
}

async function hasCopy(settings: HostedSettings): Promise<boolean> {
  const { API_BASE_URL: name, DATABASE_URL: url } = settings
  const { store, state } = await using(openDatabaseForWriting(url), async (db) => {
    await migrate(db)
    return { store: await getStore(db), state: await readCopyState(db, name) }
  })
  if (state.isComplete) {
    console.log(describeCopy(state))
    return true
  }
  console.log(`Copying ${name} into ${databaseName(url)}`)
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const copied = await copyOnce(settings, interrupted.signal).finally(() =>
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt),
  )
  for (const line of failureLines(copied.failures)) console.error(line)
  if (interrupted.signal.aborted) return false
  if (copied.state.isComplete) return true
  if (store?.source === name) {
    console.warn('The copy of the API is not complete: the site is built from what it has.')
    return true
  }
  console.error('The API cannot be copied, and the database has no earlier copy of it.')
  return false
}

function describeCopy(state: CopyState): string {
  const ages = agesOf(state, new Date()).flatMap(({ kind, ageSeconds }) =>
    kind === 'job' || ageSeconds === null ? [] : [ageSeconds],
  )
  const minutes = Math.round(Math.max(0, ...ages) / 60)
  const age = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
  return `The site is built from the copy of the API in the database. It is ${age} old; the site brings it up to date when it runs.`
}

async function using<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return work(db).finally(() => db.destroy())
}
