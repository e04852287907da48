import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { env } from '@/lib/env'
import { startSync } from '@/lib/sync/run-sync'
import { copyOnce, type HostedSettings, hostedSettings } from './copy-once'
import { failureLines } from './failure-lines'
import { showProgress } from './progress'

/** Runs `npm run sync`, and sets the exit code. */
export async function copyApi({ once = false }: { once?: true | false }): Promise<void> {
  const settings = hostedSettings(env)
  if (settings === null) {
    console.error('API_BASE_URL is not set: there is no hosted API to copy.')
    process.exitCode = 1
    return
  }
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    if (once) await reportCopy(settings, interrupted.signal)
    else await copyUntilAborted(settings, interrupted.signal)
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

async function reportCopy(settings: HostedSettings, signal: AbortSignal): Promise<void> {
  const { state, failures, requests } = await copyOnce(settings, signal)
  for (const line of failureLines(failures)) console.error(line)
  if (signal.aborted) {
    console.error('Interrupted. The next "npm run sync" goes on from here.')
    process.exitCode = 130
  } else if (!state.isComplete) {
    console.error('The copy is not complete. The next "npm run sync" goes on from here.')
    process.exitCode = 1
  } else console.log(`The copy is complete, after ${requests} requests.`)
}

async function copyUntilAborted(settings: HostedSettings, signal: AbortSignal): Promise<void> {
  console.log(`Copying ${settings.API_BASE_URL}. Ctrl+C ends it.`)
  const db = openDatabaseForWriting(settings.DATABASE_URL)
  const { stop } = startSync(db, settings)
  const progress = showProgress(db, settings.API_BASE_URL, null)
  try {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  } finally {
    progress.stop()
    await stop()
    await db.destroy()
  }
}
