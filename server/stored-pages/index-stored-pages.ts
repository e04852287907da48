import { setImmediate as pause } from 'node:timers/promises'
import { logWarning } from '@/lib/process/log'
import { addStoredPath, isStoredPath, type Stored, type StoredPages } from '@/lib/process/stored-paths'
import type { BuiltPages } from './built-pages'

/** The label of a stored page on disk. */
type PageLabel = Stored & { path: string }

/** Files that are read at the same time. */
const parallelReads = 16

/**
 * Notes the pages of the build and, by their labels, those that earlier processes have stored on disk, so that a change finds those
 * that carry its tags. Pages that this process has stored meanwhile stay as they are. Does not throw.
 */
export async function indexStoredPages(
  built: BuiltPages,
  labels: AsyncIterable<string>,
): Promise<StoredPages> {
  const found = new Map<string, Stored>()
  try {
    for await (const page of listBuiltPages(built)) found.set(page.path, page)
    for await (const label of labels) {
      const page: PageLabel = JSON.parse(label)
      found.set(page.path, page)
    }
  } catch (error) {
    logWarning('The stored pages cannot be listed', {}, error)
  }
  let oldest = Number.POSITIVE_INFINITY
  for (const [path, { storedAt, tags }] of found) {
    oldest = Math.min(oldest, storedAt)
    if (!isStoredPath(path)) addStoredPath(path, { storedAt, tags })
  }
  return { buildId: built.buildId, oldest: Number.isFinite(oldest) ? new Date(oldest) : null }
}

async function* listBuiltPages(built: BuiltPages): AsyncGenerator<PageLabel> {
  const { paths } = built
  for (let start = 0; start < paths.length; start += parallelReads) {
    const batch = paths.slice(start, start + parallelReads)
    const pages = await Promise.all(batch.map((path) => readLabel(built, path)))
    yield* pages.flatMap((page) => page ?? [])
    await pause()
  }
}

async function readLabel(built: BuiltPages, path: string): Promise<PageLabel | null> {
  const { status, rendered, renderedAt } = await built.readMeta(path)
  return status >= 300 ? null : { path, storedAt: renderedAt, tags: rendered.tags.join() }
}
