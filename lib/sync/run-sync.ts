import { setTimeout as wait } from 'node:timers/promises'
import { withAdvisoryLock } from '@vitrine/content-store/db/advisory-lock'
import type { Db } from '@vitrine/content-store/db/connect'
import { isMigrated, migrate } from '@vitrine/content-store/db/migrations'
import { getStore } from '@vitrine/content-store/queries/store'
import { logError, logInfo } from '@/lib/process/log'
import { outsideRequests } from '@/lib/process/outside-requests'
import { createTarget, type SyncSettings } from './create-target'
import { readNamed } from './read-named'
import { running } from './read-now'
import { runReads } from './run-reads'
import { Sync } from './sync'
import type { Target } from './target'

/** After the database failed. */
const retryMs = 5_000

type RunningSync = {
  /** Resolves when no read runs. */
  stop: () => Promise<void>
}

/**
 * Copies the hosted API into the store until `stop` is called. Of several processes on one Postgres database one copies, and another
 * takes over when it ends; each reads what a webhook names. `db` is a connection for writing to DATABASE_URL.
 */
export function startSync(db: Db, settings: SyncSettings & { DATABASE_URL: string }): RunningSync {
  const controller = new AbortController()
  const { signal } = controller
  const target = { ...createTarget(db, settings), signal }
  let sync = new Sync(target)
  const copy = async (held: AbortSignal) => {
    const own = { ...target, signal: held }
    sync = new Sync(own)
    await sync.start()
    logInfo('This process copies the API')
    await runReads(sync, { concurrency: settings.API_MAX_CONCURRENCY, signal: held })
  }
  const ended = outsideRequests(() =>
    repeatUntilAborted(signal, async () => {
      if (!(await isMigrated(db).catch(() => false))) await migrate(db)
      await withAdvisoryLock(settings.DATABASE_URL, signal, copy, () =>
        logInfo('Another process copies the API'),
      )
    }),
  )
  running.readNow = (records) =>
    outsideRequests(async () => {
      await expectCopy(target)
      await readNamed(sync, target, records)
    })
  return {
    stop: async () => {
      running.readNow = null
      controller.abort()
      await ended
    },
  }
}

/** Before the first copy began, the store can have the content of another source. */
async function expectCopy({ db, name }: Target): Promise<void> {
  const store = await getStore(db)
  if (store?.source !== name) throw new Error('the database has no copy of the API yet')
}

async function repeatUntilAborted(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      if (!signal.aborted) logError('The API is not copied', error)
    }
    await wait(retryMs, undefined, { signal, ref: false }).catch(() => {})
  }
}
