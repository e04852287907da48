import { connection } from 'next/server'
import { respondHealth } from '@/app/health-response'
import { isQuarantined } from '@/lib/data/quarantine'
import { lastApiSuccess } from '@/lib/data/transport'
import { schedulerState } from '@/lib/publishing/scheduler-state'

/**
 * Responds with 200 after the process has served the home page once, and with 503 before. A failing API does not make the
 * site unready, because pages are served from the cache: the time of the last success is information for alerts.
 */
export async function GET(): Promise<Response> {
  await connection()
  const isReady = schedulerState.warmedAt !== null
  const lastSuccess = lastApiSuccess()
  return respondHealth(
    {
      status: isReady ? 'ready' : 'starting',
      lastApiSuccess: lastSuccess?.toISOString() ?? null,
      lastApiSuccessAgeSeconds: lastSuccess && Math.round((Date.now() - lastSuccess.getTime()) / 1000),
      quarantined: isQuarantined(),
    },
    isReady,
  )
}
