import { LRUCache } from 'lru-cache'
import { sharedState } from './shared-state'

/**
 * `storedAt` is in milliseconds since the Unix epoch. `etag` is null for what is not a page. `tags` are the cache tags, separated
 * by commas: one text needs less memory than a list.
 */
type Stored = { storedAt: number; etag: string | null; tags: string }

/** What is stored under each path. Shared, because Next.js loads the page cache apart from the request hook. */
const storedPaths = sharedState('stored-page-paths', () => new LRUCache<string, Stored>({ max: 100_000 }))

/** Whether this process has stored a page under the path. A 404 response counts only if it replaced a page. */
export function isStoredPath(path: string): boolean {
  return storedPaths.has(path)
}

/** When the page was rendered that is stored under the path. Null if none is. */
export function findStoredTime(path: string): Date | null {
  const stored = storedPaths.get(path)
  return stored === undefined ? null : new Date(stored.storedAt)
}

/** The ETag of the page that is stored under the path. Null if none is. */
export function findStoredEtag(path: string): string | null {
  return storedPaths.get(path)?.etag ?? null
}

/**
 * The paths under which pages with one of these cache tags are stored, those that were used last first; at most `count`, and only
 * those that `isWanted` accepts.
 */
export function listStoredPaths(
  tags: readonly string[],
  count: number,
  isWanted: (path: string) => boolean = () => true,
): string[] {
  const wanted = new Set(tags)
  const paths: string[] = []
  if (wanted.size === 0) return paths
  for (const [path, stored] of storedPaths) {
    if (paths.length === count) break
    if (isWanted(path) && stored.tags.split(',').some((tag) => wanted.has(tag))) paths.push(path)
  }
  return paths
}

export function addStoredPath(path: string, stored: Stored): void {
  storedPaths.set(path, stored)
}

/** Called where a page is no longer stored. */
export function removeStoredPath(path: string): void {
  storedPaths.delete(path)
}
