import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { logWarning } from '@/lib/process/log'
import { addStoredPath, isStoredPath, type Stored, type StoredPages } from '@/lib/process/stored-paths'
import { tagsHeader } from './page-store'

/** The label of a stored page on disk. */
type PageLabel = Stored & { path: string }

/** Files that are read at the same time. */
const parallelReads = 16

/**
 * Notes the pages of the build and, by their labels, those that earlier processes have stored on disk, so that a change finds those
 * that carry its tags. Pages that this process has stored meanwhile stay as they are. Does not throw.
 */
export async function indexStoredPages(
  buildId: string,
  serverDirectory: string,
  labels: AsyncIterable<string>,
): Promise<StoredPages> {
  const found = new Map<string, Stored>()
  try {
    for await (const page of listBuiltPages(join(serverDirectory, 'app'))) found.set(page.path, page)
    for await (const label of labels) {
      const page: PageLabel = JSON.parse(label)
      found.set(page.path, page)
    }
  } catch (error) {
    logWarning('The stored pages cannot be listed', {}, error)
  }
  let oldest = Number.POSITIVE_INFINITY
  for (const [path, { storedAt, etag, tags }] of found) {
    oldest = Math.min(oldest, storedAt)
    if (!isStoredPath(path)) addStoredPath(path, { storedAt, etag, tags })
  }
  return { buildId, oldest: Number.isFinite(oldest) ? new Date(oldest) : null }
}

/** The pages of the build with their cache tags, which Next.js writes beside each. */
async function* listBuiltPages(directory: string): AsyncGenerator<PageLabel> {
  const files = await readdir(directory, { recursive: true }).catch(() => [])
  // A name in brackets is the part of a route that all its pages share.
  const names = files.filter((file) => file.endsWith('.meta') && !file.includes('['))
  for (let start = 0; start < names.length; start += parallelReads) {
    const batch = names.slice(start, start + parallelReads)
    const pages = await Promise.all(batch.map((name) => readMeta(directory, name)))
    yield* pages.flatMap((page) => page ?? [])
    await pause()
  }
}

async function readMeta(directory: string, name: string): Promise<PageLabel | null> {
  const file = join(directory, name)
  const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  const { headers = {}, status = 200 }: { headers?: Record<string, string>; status?: number } =
    JSON.parse(text)
  const path = `/${name.slice(0, -'.meta'.length).split(sep).join('/')}`
  if (status >= 300 || path.startsWith('/_')) return null
  return { path, storedAt: mtimeMs, etag: null, tags: headers[tagsHeader] ?? '' }
}
