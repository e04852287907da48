import { setTimeout as wait } from 'node:timers/promises'
import { logWarning } from '@/lib/process/log'

/** Paths that wait to be requested. Pages beyond are rendered again when a visitor opens them. */
export const maxPaths = 1_000

/** `paths`, then those that wait already: each once, and at most `maxPaths`. */
export function queuePaths(paths: readonly string[], waiting: readonly string[]): string[] {
  const all = [...new Set([...paths, ...waiting])]
  if (all.length > maxPaths) logWarning('The publish scheduler does not request all affected pages')
  return all.slice(0, maxPaths)
}

/** Waits for a page to be rendered again. After the last, the next path is requested. */
const renderWaitsMs = [50, 100, 200, 400]

/**
 * Requests pages one after the other. Next.js responds to the first request for an invalidated page with the outdated
 * page, and renders the new page afterwards: this request comes from the scheduler, so that a visitor gets the new page.
 */
export class PageRequests {
  readonly #origin: string
  readonly #timeoutMs: number
  #paths: string[] = []
  #isRunning = false

  constructor(origin: string, timeoutMs: number) {
    this.#origin = origin
    this.#timeoutMs = timeoutMs
  }

  /** Returns at once. The paths are requested before those that wait already: they belong to newer articles. */
  add(paths: readonly string[]): void {
    this.#paths = queuePaths(paths, this.#paths)
    if (!this.#isRunning) void this.#run()
  }

  /** Forgets the paths that wait. */
  clear(): void {
    this.#paths = []
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (let path = this.#paths.shift(); path !== undefined; path = this.#paths.shift()) {
      await this.#refresh(path).catch((error) =>
        logWarning('The publish scheduler cannot request a page', {}, error),
      )
    }
    this.#isRunning = false
  }

  /** Requests a page until its response is no longer the outdated page. */
  async #refresh(path: string): Promise<void> {
    for (const waitMs of [...renderWaitsMs, 0]) {
      const response = await fetch(this.#origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      await response.arrayBuffer()
      if (response.headers.get('x-nextjs-cache') !== 'STALE') return
      if (waitMs > 0) await wait(waitMs)
    }
  }
}
