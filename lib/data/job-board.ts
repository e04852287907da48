import 'server-only'
import { setImmediate as pause } from 'node:timers/promises'
import { cacheLife, cacheTag } from 'next/cache'
// `next/navigation` needs the React of a browser, which the commands do not have.
import { unstable_rethrow } from 'next/dist/client/components/unstable-rethrow'
import { tags } from '@/lib/cache-tags'
import { env } from '@/lib/env'
import { facetNames } from '@/lib/job-filter'
import { type BoardJob, toBoardJob } from '@/lib/model/board-job'
import { addToIndex, type ComparisonIndex, createComparisonIndex } from '@/lib/model/comparison-index'
import { toValue } from '@/lib/model/facet-value'
import type { JobSummary } from '@/lib/model/job'
import { type Board, createBoard } from '@/lib/model/job-board'
import { sortByDate } from '@/lib/model/job-order'
import { logWarning } from '@/lib/process/log'
import { createSharer } from '@/lib/process/share-equal'
import { sharedState } from '@/lib/process/shared-state'
import { cacheLifetime, lookUpCacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { findJobState } from './job-states'
import { addJobPages, addLandings } from './known-pages'
import { addKnown, facetKey } from './known-records'
import { type EmbeddedJob, readOutcomes, readStoredOutcomes, readWords, toShown } from './listed-jobs'
import { createMemoryVersions } from './memory-versions'
import { maxConcurrentReads } from './organizations'
import { createWordIndex, type WordIndex } from './word-index'

/**
 * `unavailable` holds the names of the organizations whose jobs could not be read: their jobs are missing on the board. `readAt`,
 * the time at which the reading began, is in milliseconds.
 */
export type JobBoard = {
  board: Board
  /** The jobs in the order of feeds: the entries for unsolicited applications are among the others. */
  byDate: readonly JobSummary[]
  unavailable: readonly string[]
  /** Those of the board, and the names of the companies that have no job on it. */
  labels: Board['labels']
  words: WordIndex
  comparison: ComparisonIndex
  readAt: number
  /** The time of the oldest response of the embed operation that the jobs are from, in milliseconds. */
  jobsReadAt: number
  /** Whether the API failed since the start of the process: the jobs are those that an earlier one has accepted. */
  isStored: boolean
  /** Whether pages use it while the next one is loaded, instead of waiting for that. */
  isLarge: boolean
}

const boards = createMemoryVersions<JobBoard>('job board')

/**
 * Pages wait for a new board up to this size, which is loaded within a few seconds. Else they use the last one, and the publish
 * scheduler loads the new one. Not the time of the last loading: whether a page waits does not depend on the load of the machine.
 */
const maxWaitedFor = { organizations: 100, jobs: 5_000 }

/**
 * Whether a page has used a board that is older than it may be, whether one is being loaded in the background, and when a change of
 * jobs was announced (milliseconds).
 */
const state = sharedState('job-boards', () => ({ isWanted: false, isRefreshing: false, changedAt: 0 }))

/**
 * The open jobs of all organizations, in the memory of this process. A failing organization does not hide the jobs of the
 * others, and such a board has a short cache lifetime. Throws if all organizations fail.
 */
export function readJobBoard(): Promise<JobBoard> {
  return boards.read(readVersion)
}

/** The newest board of this process, for requests while the API fails. Null if there is none. */
export function latestJobBoard(): JobBoard | null {
  return boards.latest()
}

/**
 * The newest board of this process, for pages that show a few of its jobs: they neither wait for it nor get its tag. Null if
 * there is none. If `isOld`, the publish scheduler reads a new one within a minute.
 */
export function currentJobBoard(): { jobs: JobBoard | null; isOld: boolean } {
  const jobs = latestJobBoard()
  const isOld = isOldBoard(jobs)
  state.isWanted ||= isOld
  return { jobs, isOld }
}

function isOldBoard(jobs: JobBoard | null): boolean {
  return jobs === null || jobs.isStored || Date.now() - jobs.readAt > env.REVALIDATE_SECONDS * 1_000
}

/** Called when the caches of changed jobs are invalidated: whatever is rendered from now on waits for a board with the change. */
export function expectJobChange(): void {
  state.changedAt = Date.now()
}

/** Organizations that are read at the same time while no page waits for the board. Pages use the other requests to the API. */
const backgroundReads = 2

/** Loads the board again if a page has used an old one, unless it is being loaded or a page has loaded it since. Does not throw. */
export async function refreshJobBoard(): Promise<void> {
  if (!state.isWanted || state.isRefreshing || loading.board !== null) return
  state.isWanted = false
  if (!isOldBoard(latestJobBoard())) return
  state.isRefreshing = true
  await loadInBackground(Date.now()).finally(() => {
    state.isRefreshing = false
  })
}

/**
 * Reads the board inside a cached function, because the cached functions that it calls must not give outdated values. Next.js gives
 * outdated values to route handlers, and reads them again afterwards; a cached function gets current ones. The argument is a new cache
 * key for each call, so that this function always runs.
 */
async function loadInBackground(_startedAt: number): Promise<void> {
  'use cache'
  cacheLife(lookUpCacheLifetime())
  try {
    storeBoard(await loadBoard(() => readOutcomes(backgroundReads)))
  } catch (error) {
    unstable_rethrow(error)
    logWarning('The job board cannot be read again', {}, error)
  }
}

async function readVersion(_cacheKey: string): Promise<string> {
  'use cache'
  cacheTag(tags.jobs())
  const { jobs } = currentJobBoard()
  const version = boards.latestVersion()
  if (version !== null && jobs?.isLarge && jobs.readAt > state.changedAt) {
    cacheLife(lookUpCacheLifetime())
    return version
  }
  const board = await loadShared().catch((error) => {
    unstable_rethrow(error)
    return loadStoredBoard(error)
  })
  if (board.isStored) cacheLife(lookUpCacheLifetime())
  else
    cacheLife(board.unavailable.length > 0 ? shortCacheLifetime() : cacheLifetime(['organizations', 'jobs']))
  return storeBoard(board)
}

/** The pages and the route handlers have caches of their own, which would load the same board at the same time. */
const loading = sharedState<{ board: Promise<JobBoard> | null; startedAt: number }>(
  'job-board-loading',
  () => ({ board: null, startedAt: 0 }),
)

/** The board that is being loaded, if its loading began after the last change. One that fails is loaded again by each caller. */
async function loadShared(): Promise<JobBoard> {
  const load = () => loadBoard(() => readOutcomes(maxConcurrentReads))
  if (loading.board !== null && loading.startedAt > state.changedAt) return loading.board.catch(load)
  const board = load().finally(() => {
    if (loading.board === board) loading.board = null
  })
  Object.assign(loading, { board, startedAt: Date.now() })
  return board
}

/**
 * Stores a board, and gives its version. A board whose reading began later is newer, although it may have been stored first: it
 * stays, and its version is given. One from the future is from before the clock was set back.
 */
function storeBoard(board: JobBoard): string {
  const [latest, version] = [boards.latest(), boards.latestVersion()]
  const isOlder = latest !== null && board.readAt < latest.readAt && latest.readAt <= Date.now()
  return isOlder && version !== null ? version : boards.store(board)
}

/** The board of the jobs that were accepted last, where this process has read no others. Else throws the error. */
async function loadStoredBoard(error: unknown): Promise<JobBoard> {
  const latest = boards.latest()
  if (latest?.isStored) return latest
  if (latest !== null) throw error
  try {
    const board = await loadBoard(() => readStoredOutcomes(maxConcurrentReads), true)
    logWarning('The job board cannot be read: that of an earlier process is shown', {}, error)
    return board
  } catch (cause) {
    unstable_rethrow(cause)
    throw error
  }
}

async function loadBoard(read: () => ReturnType<typeof readOutcomes>, isStored = false): Promise<JobBoard> {
  const readAt = Date.now()
  const { outcomes, unavailable } = await read()
  const failed = outcomes.flatMap(({ organization, listing }) =>
    listing === null ? [organization.name] : [],
  )
  const listings = outcomes.flatMap(({ listing }) => listing ?? [])
  const shown = await toShown(listings.flatMap(({ jobs }) => jobs))
  const board = createBoard(await toBoardJobs(shown))
  for (const name of facetNames)
    for (const value of board.labels[name].keys()) addKnown('facet', facetKey(name, value))
  addLandings(board.landings)
  addJobPages(
    board.jobs,
    outcomes.map(({ organization }) => organization.slug),
  )
  const wordsOf = await readWords(listings)
  const words = await createWordIndex(shown.map(({ wire }) => wordsOf.get(wire.reference) ?? ''))
  const comparison = await indexComparison(board)
  const companies = outcomes.flatMap(({ organization: { slug, name } }) => toValue(slug, { text: name }))
  const named = new Map(companies.map(({ value, label }) => [value, label]))
  const jobsReadAt = listings.reduce((oldest, listing) => Math.min(oldest, listing.readAt), readAt)
  const isLarge = outcomes.length > maxWaitedFor.organizations || shown.length > maxWaitedFor.jobs
  return {
    board,
    byDate: sortByDate(
      board.jobs.map(({ job }) => job),
      ({ publishedAt }) => publishedAt,
    ),
    unavailable: [...failed, ...unavailable],
    labels: { ...board.labels, company: new Map([...named, ...board.labels.company]) },
    words,
    comparison,
    readAt,
    jobsReadAt,
    isStored,
    isLarge,
  }
}

/** Jobs that are indexed without a pause, in which the process handles requests. */
const chunkSize = 500

async function toBoardJobs(shown: readonly EmbeddedJob[]): Promise<BoardJob[]> {
  const share = createSharer()
  const jobs: BoardJob[] = []
  for (const { job } of shown) {
    if (jobs.length % chunkSize === chunkSize - 1) await pause()
    jobs.push(toBoardJob(job, findJobState(job.reference), share))
  }
  return jobs
}

async function indexComparison({ jobs }: Board): Promise<ComparisonIndex> {
  const index = createComparisonIndex()
  for (const [place, job] of jobs.entries()) {
    if (place % chunkSize === chunkSize - 1) await pause()
    addToIndex(index, job, place)
  }
  return index
}
