import { setImmediate as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { sharedState } from './shared-state'

/** `storedAt` is in milliseconds since the Unix epoch. `tags` are the cache tags, separated by commas. */
export type Stored = { storedAt: number; tags: string }

/** What is stored at the start of the process: the build, and when the oldest of its pages was rendered. */
export type StoredPages = { buildId: string; oldest: Date | null }

/** Numbers for tags: the texts of those of all pages would need ten times the memory, and comparing them ten times the time. */
type Noted = { storedAt: number; tags: readonly number[] }

const state = sharedState('stored-page-paths', () => ({
  /** What is stored under each path. Shared: publishing runs in bundles of Next.js, and the server apart from them. */
  paths: new LRUCache<string, Noted>({ max: 100_000 }),
  tagNumbers: new Map<string, number>(),
  indexed: Promise.resolve<StoredPages | null>(null),
}))

/** Whether a page is stored under the path. A 404 response counts only if it replaced a page. */
export function isStoredPath(path: string): boolean {
  return state.paths.has(path)
}

/** When the page was rendered that is stored under the path. Null if none is. */
export function findStoredTime(path: string): Date | null {
  const stored = state.paths.get(path)
  return stored === undefined ? null : new Date(stored.storedAt)
}

/** A stored page that carries some of the tags. */
export type TaggedPage = { path: string; tags: string[] }

/** Pages between two looks at the clock, and the time after which the process handles other requests. */
const pagesAtOnce = 500
const maxMs = 10

/** The stored pages that carry one of these cache tags, those that were used last first, each with those of the tags that it carries. */
export async function listStoredPages(tags: ReadonlySet<string>): Promise<TaggedPage[]> {
  const wanted = new Map<number, string>()
  for (const tag of tags) {
    const number = state.tagNumbers.get(tag)
    if (number !== undefined) wanted.set(number, tag)
  }
  const pages: TaggedPage[] = []
  if (wanted.size === 0) return pages
  let pausedAt = performance.now()
  for (const [place, path] of [...state.paths.keys()].entries()) {
    if (place % pagesAtOnce === 0 && performance.now() - pausedAt > maxMs) {
      await pause()
      pausedAt = performance.now()
    }
    const carried = state.paths.peek(path)?.tags.filter((number) => wanted.has(number)) ?? []
    if (carried.length > 0) pages.push({ path, tags: carried.flatMap((number) => wanted.get(number) ?? []) })
  }
  return pages
}

export function addStoredPath(path: string, { storedAt, tags }: Stored): void {
  state.paths.set(path, { storedAt, tags: tags.split(',').filter(isOfRecords).map(numberOf) })
}

/** Not one of those that Next.js gives each page for its route and path. */
function isOfRecords(tag: string): boolean {
  return tag !== '' && !tag.startsWith('_N_T_')
}

function numberOf(tag: string): number {
  const { tagNumbers } = state
  const number = tagNumbers.get(tag) ?? tagNumbers.size
  tagNumbers.set(tag, number)
  return number
}

/** Called where a page is no longer stored. */
export function removeStoredPath(path: string): void {
  state.paths.delete(path)
}

/** Called once by the server, which notes the pages of the build and of earlier processes in the background. */
export function setIndexing(indexed: Promise<StoredPages>): void {
  state.indexed = indexed
}

/** Resolves when the pages of the build and of earlier processes are noted; null where nothing is stored between processes. */
export function whenIndexed(): Promise<StoredPages | null> {
  return state.indexed
}
