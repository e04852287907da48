import { setTimeout as wait } from 'node:timers/promises'
import { suspension } from '@/lib/client/suspension'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'
import { readJobState } from './job-details'
import { oldestJobState } from './job-states'
import { hasToken } from './transport'

/** 40 requests a minute: a fifteenth of what a hosted API allows. */
const minPauseMs = 1_500
const retryMs = 60_000

const state = sharedState('keep-job-states', () => ({ isStarted: false }))

/**
 * Reads in the background what the job operation says about each job that the embed operation lists, the one that was read
 * longest ago first, and none twice within REVALIDATE_SECONDS. Later calls have no effect.
 */
export function keepJobStates(): void {
  if (state.isStarted || !hasToken) return
  state.isStarted = true
  void keep()
}

async function keep(): Promise<void> {
  for (;;) {
    const oldest = oldestJobState()
    const isOld = oldest !== null && Date.now() - oldest.readAt >= env.REVALIDATE_SECONDS * 1_000
    let pauseMs = minPauseMs
    if (isOld && !suspension.isActive)
      await readJobState(oldest.reference).catch((error) => {
        logWarning('The job operation cannot be read for a job in the background', {}, error)
        pauseMs = retryMs
      })
    await wait(pauseMs, undefined, { ref: false })
  }
}
