import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import type { ReadKind } from '@vitrine/content-store/queries/reads'
import type { Env } from '@/lib/env'
import { type CopyState, readCopyState } from '@/lib/sync/copy-state'
import { createTarget } from '@/lib/sync/create-target'
import { runReads } from '@/lib/sync/run-reads'
import { Sync } from '@/lib/sync/sync'
import { showProgress } from './progress'

export type HostedSettings = Env & { API_BASE_URL: string }

/** Null for a site whose content is from files. */
export function hostedSettings(env: Env): HostedSettings | null {
  const { API_BASE_URL } = env
  return API_BASE_URL === undefined ? null : { ...env, API_BASE_URL }
}

/** `failures` has the last failure of each kind of read. */
export type Copied = { state: CopyState; failures: ReadonlyMap<ReadKind, unknown>; requests: number }

/** Reads everything that is pending, with a progress line. Throws where the database cannot be written. */
export async function copyOnce(settings: HostedSettings, signal: AbortSignal): Promise<Copied> {
  const { API_BASE_URL: name, API_MAX_CONCURRENCY: concurrency } = settings
  const db = openDatabaseForWriting(settings.DATABASE_URL)
  try {
    await migrate(db)
    const target = createTarget(db, settings)
    const counted = { requests: 0 }
    const pace = () => {
      counted.requests += 1
      return target.pace()
    }
    const sync = new Sync({ ...target, pace, signal })
    await sync.start()
    const failures = new Map<ReadKind, unknown>()
    const progress = showProgress(db, name, () => counted.requests)
    const onFailure = ({ kind }: { kind: ReadKind }, error: unknown) => void failures.set(kind, error)
    try {
      await runReads(sync, { concurrency, signal, once: true, onFailure })
    } finally {
      progress.stop()
    }
    return { state: await readCopyState(db, name), failures, requests: counted.requests }
  } finally {
    await db.destroy()
  }
}
