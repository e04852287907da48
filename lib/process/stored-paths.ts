import { LRUCache } from 'lru-cache'
import { sharedState } from './shared-state'

/** When each page was stored, in milliseconds. Shared, because Next.js loads the page cache apart from the request hook. */
const storedPaths = sharedState('stored-page-paths', () => new LRUCache<string, number>({ max: 100_000 }))

/** Whether this process has stored a page under the path. A 404 response counts only if it replaced a page. */
export function isStoredPath(path: string): boolean {
  return storedPaths.has(path)
}

/** When the page was rendered that is stored under the path. Null if none is. */
export function findStoredTime(path: string): Date | null {
  const time = storedPaths.get(path)
  return time === undefined ? null : new Date(time)
}

export function addStoredPath(path: string, time: number): void {
  storedPaths.set(path, time)
}
