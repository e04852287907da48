import { LRUCache } from 'lru-cache'
import { currentTime } from '@/lib/process/clock'
import { sharedState } from '@/lib/process/shared-state'

/** What Next.js says of a page that it has rendered. `revalidate` and `expire` are in seconds; null where it may be shown for ever. */
export type Rendered = { tags: readonly string[]; revalidate: number | null; expire: number | null }

/** The cache handlers are loaded by Next.js, and the server apart from it. */
const state = sharedState('rendered-pages', () => ({
  /** By the path of the page that is being rendered. */
  listeners: new Map<string, (rendered: Rendered) => void>(),
  /** When a tag was invalidated last, in milliseconds. */
  invalidatedAt: new LRUCache<string, number>({ max: 100_000 }),
  invalidations: 0,
}))

/** Calls `listener` with what Next.js says of the page at `path`. Gives a function that ends this. */
export function onRendered(path: string, listener: (rendered: Rendered) => void): () => void {
  state.listeners.set(path, listener)
  return () => state.listeners.delete(path)
}

/** Called by the cache handler of Next.js. */
export function reportRendered(path: string, rendered: Rendered): void {
  state.listeners.get(path)?.(rendered)
}

/** Called by the cache handler of Next.js. */
export function invalidateTags(tags: readonly string[]): void {
  const now = currentTime()
  for (const tag of tags) state.invalidatedAt.set(tag, now)
  state.invalidations += 1
}

/** A number that each invalidation changes. */
export function invalidationCount(): number {
  return state.invalidations
}

/** Whether one of the tags was invalidated at a time, in milliseconds, or after it. */
export function isInvalidatedSince(tags: readonly string[], time: number): boolean {
  return tags.some((tag) => (state.invalidatedAt.get(tag) ?? 0) >= time)
}
