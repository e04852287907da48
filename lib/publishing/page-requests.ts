import { setTimeout as wait } from 'node:timers/promises'
import { copyHeader } from '@/lib/process/copy-header'
import { logWarning } from '@/lib/process/log'
import { ownHeaders } from './own-route'

/** Paths that wait to be requested. Pages beyond are rendered again when a visitor opens them. */
export const maxPaths = 1_000

/** `paths`, then those that wait already: each once, and at most `maxPaths`. */
export function queuePaths(paths: readonly string[], waiting: readonly string[]): string[] {
  const all = [...new Set([...paths, ...waiting])]
  if (all.length > maxPaths) logWarning('The publish scheduler does not request all affected pages')
  return all.slice(0, maxPaths)
}

/** Waits for a page or document to be made again. After the last, its outdated response counts. */
const renderWaitsMs = [50, 100, 200, 400, 800]

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
      await requestUntilFresh(this.#origin, path, this.#timeoutMs).catch((error) =>
        logWarning('The publish scheduler cannot request a page', {}, error),
      )
    }
    this.#isRunning = false
  }
}

/** What a request of this process got. `seenAt` is null where even the last response was the outdated page or document. */
export type SeenResponse = { status: number; seenAt: Date | null }

/** Requests a page or document until its response is no longer outdated. Rejects after the time limit of one request. */
export async function requestUntilFresh(
  origin: string,
  path: string,
  timeoutMs: number,
): Promise<SeenResponse> {
  let status = 0
  for (const waitMs of [...renderWaitsMs, 0]) {
    const response = await fetch(origin + path, {
      headers: ownHeaders(),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    status = response.status
    if (!outdatedHeaders.some((name) => response.headers.get(name) === 'STALE'))
      return { status, seenAt: new Date() }
    if (waitMs > 0) await wait(waitMs)
  }
  return { status, seenAt: null }
}

/** Next.js sets the first one for pages, the site the second one for documents. */
const outdatedHeaders = ['x-nextjs-cache', copyHeader]
