import 'server-only'
import { keepArticleDirectory } from '@/lib/data/article-directory'
import { startJobBoard } from '@/lib/data/job-board'
import { areListsRead, setListsRead } from '@/lib/data/known-lists'
import { keepShownRecords } from '@/lib/data/shown-records'
import { logWarning } from '@/lib/process/log'
import { outsideRequests } from '@/lib/process/outside-requests'

/**
 * Reads the lists by which existing pages are known, until it has succeeded once, and starts to read the directory of
 * articles. Does not throw.
 */
export async function warmDirectoriesOnce(): Promise<void> {
  await outsideRequests(async () => {
    await keepShownRecords()
    keepArticleDirectory()
    startJobBoard()
  })
  if (areListsRead()) return
  try {
    setListsRead()
  } catch (error) {
    logWarning('The lists of existing pages cannot be read yet', {}, error)
  }
}
