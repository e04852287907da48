import 'server-only'
import { recordTypes } from '@/lib/editors/warnings/record-facts'
import { logError, logInfo } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'
import type { CheckProgress } from './check-options'
import { runCheck } from './run-check'
import { checkDirectory, storeLatestCheck } from './stored-check'

/** The part of the time in which a check may work while the process serves visitors. */
const share = 0.25

type State = { progress: CheckProgress | null; startedAt: Date | null; hasFailed: boolean }

const state = sharedState<State>('content-check', () => ({
  progress: null,
  startedAt: null,
  hasFailed: false,
}))

/** What the check of this process does now; null while none runs. `hasFailed` is about the one before. */
export function checkState(): Readonly<State> {
  return state
}

/** Starts a check of the whole site in the background. No effect while one runs. */
export function startCheck(): void {
  if (state.progress) return
  state.progress = { phase: 'organization', step: 0, steps: null }
  state.startedAt = new Date()
  state.hasFailed = false
  void check().finally(() => {
    state.progress = null
  })
}

async function check(): Promise<void> {
  const onProgress = (progress: CheckProgress) => {
    state.progress = progress
  }
  try {
    const summary = await runCheck({ types: recordTypes, directory: checkDirectory, onProgress, share })
    await storeLatestCheck(summary)
    logInfo('A check of the content has ended', { checked: summary.checked })
  } catch (error) {
    state.hasFailed = true
    logError('A check of the content failed', error)
  }
}
