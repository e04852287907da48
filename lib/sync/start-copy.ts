import type { Db } from '@vitrine/content-store/db/connect'
import { logError } from '@/lib/process/log'
import { addCopyMetrics } from './copy-metrics'
import type { SyncSettings } from './create-target'
import { startSync } from './run-sync'
import { openStoreForWriting } from './store-writer'

/** Copies the hosted API in this process, which serves the pages, until the process ends. */
export function startCopy(settings: SyncSettings & { DATABASE_URL: string }): void {
  const db = openDatabase()
  if (db === null) return
  addCopyMetrics(db, settings.API_BASE_URL)
  const { stop } = startSync(db, settings)
  // Next.js ends the process when its responses are sent. A transaction that is open then is not written.
  process.once('SIGTERM', () => void stop())
}

/** Null where the database cannot be written: the site then shows the copy that it has. */
function openDatabase(): Db | null {
  try {
    return openStoreForWriting()
  } catch (error) {
    logError('The API is not copied, because the database cannot be written', error)
    return null
  }
}
