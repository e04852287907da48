import 'server-only'
import { randomUUID } from 'node:crypto'
import { getOpenJobs, listOpenJobsOf } from '@vitrine/content-store/queries/open-jobs'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime, lookUpCacheLifetime } from '@/lib/data/cache-lifetime'
import { type Followed, followChanges } from '@/lib/data/followed-value'
import { type Directory, upToDateOrganizations } from '@/lib/data/organizations'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import type { BoardJob } from '@/lib/model/jobs/board-job'
import { addToIndex, type ComparisonIndex, createComparisonIndex } from '@/lib/model/jobs/comparison-index'
import { type Board, boardSteps } from '@/lib/model/jobs/job-board'
import { newestFirst } from '@/lib/model/jobs/job-order'
import { hiddenReasonOf } from '@/lib/model/jobs/job-visibility'
import { type LabelWords, toLabelWords } from '@/lib/model/label-words'
import { toValue } from '@/lib/model/search/facet-value'
import { processId } from '@/lib/process/process-id'
import { type Compare, mergeSorted, sortSteps } from '@/lib/process/sorted'
import { runStepsWithPauses, type Steps } from '@/lib/process/steps'
import { createToEntry, type JobEntries, readJobEntries } from './job-entries'
import { toJobWebsites } from './job-websites'

export type JobBoard = {
  board: Board
  /** Those of the board, and the names of the companies that have no job on it. */
  labels: Board['labels']
  /** The numbers of its jobs in the store. */
  ids: readonly number[]
  /** No other board has it, also of other processes. */
  version: string
  comparison: ComparisonIndex
  labelWords: LabelWords<(typeof searchedFacets)[number]>
}

/** The facets whose labels visitors search for: the store has no names of tokens, and not those of countries in every language. */
const searchedFacets = ['contract', 'remote', 'country'] as const

/** `sorted` are all open jobs, also those that only other sites show. */
type State = { entries: JobEntries; sorted: readonly BoardJob[]; jobs: JobBoard }

const boards = followChanges<State>('job board', {
  fill: async () => {
    const directory = await upToDateOrganizations()
    const entries = await readJobEntries(directory.byReference)
    const all = [...entries.values()].map(({ job }) => job)
    const sorted = await runStepsWithPauses(sortSteps(all, compareOf(directory)))
    return { entries, sorted, jobs: await toJobBoard({ entries, sorted }, directory) }
  },
  update: async ({ entries, sorted: earlier }, changed) => {
    const directory = await upToDateOrganizations()
    const db = openStore()
    const rows = [
      ...(await getOpenJobs(db, changed.jobs)),
      ...(await listOpenJobsOf(db, changed.organizations)),
    ]
    const isOutdated = new Set(changed.jobs)
    const organizations = new Set(changed.organizations)
    for (const { job } of earlier)
      if (organizations.has(job.organization.reference)) isOutdated.add(job.reference)
    for (const reference of isOutdated) entries.delete(reference)
    const toEntry = createToEntry(directory.byReference)
    for (const row of rows) toEntry(row, entries)
    const references = [...new Set(rows.map(({ reference }) => reference))]
    for (const reference of references) isOutdated.add(reference)
    const compare = compareOf(directory)
    const added = references.flatMap((reference) => entries.get(reference)?.job ?? []).sort(compare)
    const others = earlier.filter(({ job }) => !isOutdated.has(job.reference))
    const sorted = mergeSorted(others, added, compare)
    return { entries, sorted, jobs: await toJobBoard({ entries, sorted }, directory) }
  },
})

function compareOf({ organizations }: Directory): Compare<BoardJob> {
  const ranks = new Map(organizations.map(({ reference }, rank) => [reference, rank]))
  const compare = newestFirst((reference) => ranks.get(reference) ?? 0)
  return (a, b) => compare(a.job, b.job)
}

async function toJobBoard(
  { entries, sorted }: Pick<State, 'entries' | 'sorted'>,
  { organizations }: Directory,
): Promise<JobBoard> {
  const entryOf = ({ job }: BoardJob) => entries.get(job.reference)
  const isSiteNamed = sorted.some((job) => entryOf(job)?.websites.includes(env.SITE_REFERENCE))
  const websites = toJobWebsites(isSiteNamed)
  const isVisible = (job: BoardJob) =>
    hiddenReasonOf({ isClosed: false, websites: entryOf(job)?.websites ?? [] }, websites) === null
  const board = await runStepsWithPauses(boardSteps(sorted.filter(isVisible)))
  const named = organizations.flatMap(({ slug, name }) =>
    toValue(slug, { text: name }).map(({ value, label }) => [value, label] as const),
  )
  return {
    board,
    labels: { ...board.labels, company: new Map([...named, ...board.labels.company]) },
    ids: board.jobs.map((job) => entryOf(job)?.id ?? 0),
    version: randomUUID(),
    comparison: await runStepsWithPauses(comparisonSteps(board)),
    labelWords: toLabelWords(board.labels, searchedFacets),
  }
}

function* comparisonSteps({ jobs }: Board): Steps<ComparisonIndex> {
  const index = createComparisonIndex()
  for (const [place, job] of jobs.entries()) {
    if (place % 100 === 99) yield
    addToIndex(index, job, place)
  }
  return index
}

/** For code with a cache of its own, which needs the tag of all jobs, and for responses without a cache. Waits for the first board. */
export function currentJobBoard(): Promise<Followed<JobBoard>> {
  return boards.current().then(({ value, isCurrent }) => ({ value: value.jobs, isCurrent }))
}

/** The board of this process as it is. Null if there is none. */
export function latestJobBoard(): JobBoard | null {
  return boards.latest()?.jobs ?? null
}

/** Reads the first board in the background. Does not throw. */
export function startJobBoard(): void {
  if (latestJobBoard() === null) void currentJobBoard().catch(() => {})
}

/** The open jobs of all organizations, in the memory of this process. */
export async function readJobBoard(): Promise<JobBoard> {
  await waitForBoard(processId)
  return latestJobBoard() ?? (await currentJobBoard()).value
}

/** The caches of Next.js serialize what they store, and read it again for each page: they have only the tag of the jobs. */
async function waitForBoard(_cacheKey: string): Promise<void> {
  'use cache'
  cacheTag(tags.jobs())
  const { isCurrent } = await currentJobBoard()
  cacheLife(isCurrent ? cacheLifetime(['organizations', 'jobs']) : lookUpCacheLifetime())
}
