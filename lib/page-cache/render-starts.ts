import { LRUCache } from 'lru-cache'

/** Pages that are rendered, or could be, at the same time. */
const maxEntries = 10_000

/** A rendering whose end is unknown has failed by then. */
const maxMs = 60_000

/**
 * When the renderings of pages began, in milliseconds. A page is as old as the start of its rendering: one that began before a
 * cache tag was invalidated can show the data from before that.
 */
export class RenderStarts {
  readonly #times = new LRUCache<string, number>({ max: maxEntries })

  /** Called where a page is read that Next.js renders again. Next.js renders it once for all requests of that time. */
  add(key: string, now: number): void {
    const earlier = this.#times.get(key)
    if (earlier === undefined || now - earlier > maxMs) this.#times.set(key, now)
  }

  /** The start of the rendering of a page that is stored now. */
  take(key: string, now: number): number {
    const time = this.#times.get(key) ?? now
    this.#times.delete(key)
    return now - time > maxMs ? now : time
  }
}
