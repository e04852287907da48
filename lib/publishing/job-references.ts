import { setImmediate as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { unstable_rethrow } from 'next/navigation'
import { tags } from '@/lib/cache-tags'
import { type JobBoard, latestJobBoard, readJobBoard } from '@/lib/data/jobs/job-board'
import { compareWithBoard } from '@/lib/data/jobs/job-comparison'
import { fromBoardJob } from '@/lib/model/jobs/compared-job'
import { findFeaturedJobs } from '@/lib/model/jobs/featured-jobs'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'

/**
 * Boards up to this size are compared. On a larger one a job changes little on the pages of others, and they follow when their
 * lifetime ends.
 */
const maxComparedJobs = 500

/** Jobs that are compared without a pause, in which the process handles requests. */
const chunkSize = 20

type ComparedBoard = Pick<JobBoard, 'board' | 'comparison'>

/** The board with which the next one is compared. Null before a process has read one, and for a large one. */
const compared = sharedState<{ board: ComparedBoard | null }>('compared-job-board', () => ({ board: null }))

/**
 * Reads the board after a change of jobs, and compares it with the one before. The cache tags of the pages that name jobs besides
 * their own subject and show others now: job pages with other similar jobs or another comparison of pay, and articles with other
 * jobs of the organizations that they name. Empty for a large board, and for one that cannot be read.
 */
export async function compareJobs(): Promise<string[]> {
  try {
    const before = compared.board ?? latestJobBoard()
    const after = await readJobBoard()
    const isSmall = after.board.jobs.length <= maxComparedJobs
    compared.board = isSmall ? after : null
    return isSmall && before ? await compareBoards(before, after) : []
  } catch (error) {
    unstable_rethrow(error)
    logWarning('The job board cannot be read after a change: pages that name its jobs stay', {}, error)
    return []
  }
}

/** @internal */
export async function compareBoards(before: ComparedBoard, after: ComparedBoard): Promise<string[]> {
  const changed: string[] = []
  for (const [place, job] of after.board.jobs.slice(0, maxComparedJobs).entries()) {
    if (place % chunkSize === chunkSize - 1) await pause()
    const own = fromBoardJob(job)
    if (!isDeepStrictEqual(compare(before, own), compare(after, own)))
      changed.push(tags.jobComparison(own.reference))
  }
  const [earlier, now] = [featuredBySlug(before), featuredBySlug(after)]
  for (const slug of new Set([...earlier.keys(), ...now.keys()]))
    if (!isDeepStrictEqual(earlier.get(slug), now.get(slug))) changed.push(tags.featuredJobs(slug))
  return changed
}

function compare(board: ComparedBoard, own: ReturnType<typeof fromBoardJob>) {
  const { similar, pay } = compareWithBoard(board, own)
  return { similar: similar.jobs.map(({ reference }) => reference), more: similar.more?.value, pay }
}

function featuredBySlug({ board: { jobs } }: ComparedBoard) {
  const slugs = [...new Set(jobs.map(({ job }) => job.organization.slug))]
  const featured = findFeaturedJobs(jobs, slugs)
  return new Map(
    featured.map(({ slug, total, jobs: own }) => [slug, [total, ...own.map(({ reference }) => reference)]]),
  )
}
