import { addCopyMetrics } from './copy-metrics'
import type { SyncSettings } from './create-target'
import { startSync } from './run-sync'
import { openStoreForWriting } from './store-writer'

/** Copies the hosted API in this process, which serves the pages, until the process ends. */
export function startCopy(settings: SyncSettings & { DATABASE_URL: string }): void {
  const db = openStoreForWriting()
  addCopyMetrics(db, settings.API_BASE_URL)
  const { stop } = startSync(db, settings)
  // Next.js ends the process when its responses are sent. A transaction that is open then is not written.
  process.once('SIGTERM', () => void stop())
}
