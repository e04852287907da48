import 'server-only'
import { keepJobStates } from '@/lib/data/keep-job-states'
import { areListsRead, setListsRead } from '@/lib/data/known-lists'
import { keepShownRecords } from '@/lib/data/shown-records'
import { warmDirectories } from '@/lib/data/warm-directories'
import { logWarning } from '@/lib/process/log'
import { outsideRequests } from '@/lib/process/outside-requests'

/**
 * Reads the lists by which existing pages are known, until it has succeeded once, and starts to read the directory of
 * articles. Does not throw.
 */
export async function warmDirectoriesOnce(): Promise<void> {
  await outsideRequests(async () => {
    await keepShownRecords()
    keepJobStates()
  })
  if (areListsRead()) return
  try {
    await warmDirectories()
    setListsRead()
  } catch (error) {
    logWarning('The lists of existing pages cannot be read yet', {}, error)
  }
}
