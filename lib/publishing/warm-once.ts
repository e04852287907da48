import 'server-only'
import { warmDirectories } from '@/lib/data/warm-directories'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'

const state = sharedState('warm-once', () => ({ isWarm: false }))

/** Reads the lists by which existing pages are known, until it has succeeded once. Does not throw. */
export async function warmDirectoriesOnce(): Promise<void> {
  if (state.isWarm) return
  try {
    await warmDirectories()
    state.isWarm = true
  } catch (error) {
    logWarning('The lists of existing pages cannot be read yet', {}, error)
  }
}
