import type { Followed } from '@/lib/data/followed-value'
import { isBuild } from '@/lib/env'
import { currentJobBoard, type JobBoard, latestJobBoard, startJobBoard } from './job-board'

/**
 * The board for pages that are about something else: they do not wait for the first one, which takes seconds for 50,000 jobs. Null
 * while it is read.
 */
export async function readUsableBoard(): Promise<Followed<JobBoard> | null> {
  if (isBuild || latestJobBoard() !== null) return currentJobBoard()
  startJobBoard()
  return null
}
