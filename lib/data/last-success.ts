import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'
import { listsDirectory, readSuccess, upstreamId, writeSuccess } from './quarantine-files'

const writePauseMs = 60_000

const state = sharedState(`last-success ${listsDirectory} ${upstreamId}`, () => ({
  writtenAt: Number.NEGATIVE_INFINITY,
}))

/** When an earlier process received a valid response of the API, to the minute. Null if that is not known. */
export function readLastSuccess(): Date | null {
  const time = readSuccess()
  return time === null || time > Date.now() ? null : new Date(time)
}

/** Stores the time for the next process, at most once a minute. Does not throw. */
export function storeLastSuccess(time: Date): void {
  const now = performance.now()
  if (now - state.writtenAt < writePauseMs) return
  state.writtenAt = now
  try {
    writeSuccess(time.getTime())
  } catch (error) {
    logWarning('The time of the last valid response of the API cannot be stored', {}, error)
  }
}
