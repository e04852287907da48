import 'server-only'
import { keepArticleDirectory } from '@/lib/data/article-directory'
import { warmDirectories } from '@/lib/data/warm-directories'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'

const state = sharedState('warm-once', () => ({ isWarm: false }))

/**
 * Reads the lists by which existing pages are known, until it has succeeded once, and starts to read the directory of
 * articles. Does not throw.
 */
export async function warmDirectoriesOnce(): Promise<void> {
  keepArticleDirectory()
  if (state.isWarm) return
  try {
    await warmDirectories()
    state.isWarm = true
  } catch (error) {
    logWarning('The lists of existing pages cannot be read yet', {}, error)
  }
}
