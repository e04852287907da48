import { connection } from 'next/server'
import { respondHealth } from '@/app/health-response'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import { schedulerState } from '@/lib/publishing/scheduler-state'
import { agesOf, type CopyState, countInvalid, readCopyState } from '@/lib/sync/copy-state'

/**
 * Responds with 200 after the process has served the home page once; with a hosted API also not before its first copy is complete. A
 * failing API does not make the site unready, because pages read the copy: its age, failing reads, held changes and invalid records are
 * information for alerts.
 */
export async function GET(): Promise<Response> {
  await connection()
  const copy = env.API_BASE_URL === undefined ? null : await readCopyState(openStore(), env.API_BASE_URL)
  const isCopied = copy === null || copy.isComplete
  const isReady = schedulerState.warmedAt !== null && isCopied
  return respondHealth(
    { status: isReady ? 'ready' : isCopied ? 'starting' : 'copying', copy: copy && describeCopy(copy) },
    isReady,
  )
}

function describeCopy(copy: CopyState) {
  const ages = new Map(agesOf(copy, new Date()).map(({ kind, ageSeconds }) => [kind, ageSeconds]))
  return {
    complete: copy.isComplete,
    reads: copy.reads.map(({ kind, reads, unread, failing, failure }) => ({
      ...{ kind, ageSeconds: ages.get(kind) ?? null, reads, unread, failing, failure },
    })),
    held: copy.held.map(({ list, reason, accepted, observed, since }) => ({
      ...{ list, reason, accepted, observed, since: new Date(since).toISOString() },
    })),
    invalid: {
      count: countInvalid(copy),
      first: copy.invalid.first.map(({ list, kind, reference, field, since }) => ({
        ...{ list, kind, reference, field, since: new Date(since).toISOString() },
      })),
    },
  }
}
