import { LRUCache } from 'lru-cache'
import { sharedState } from '@/lib/process/shared-state'

/** Shared, because Next.js loads the page cache apart from the request hook. */
const storedPaths = sharedState('stored-page-paths', () => new LRUCache<string, true>({ max: 100_000 }))

/** Whether this process has stored a page under the path. A 404 response counts only if it replaced a page. */
export function isStoredPath(path: string): boolean {
  return storedPaths.has(path)
}

export function addStoredPath(path: string): void {
  storedPaths.set(path, true)
}
