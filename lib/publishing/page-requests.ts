import { setTimeout as wait } from 'node:timers/promises'
import { copyHeader } from '@/lib/process/copy-header'
import { fetchWithin } from '@/lib/process/fetch-within'
import { logWarning } from '@/lib/process/log'
import { ownHeaders } from './own-route'

/** Waits for a page or document to be made again. After the last, its outdated response counts. */
const renderWaitsMs = [50, 100, 200, 400, 800]

/** Paths that wait to be requested. Pages beyond are rendered again when a visitor opens them. */
export const maxPaths = 2_000

type Options = { timeoutMs: number; parallel: number }

type Waiting = {
  path: string
  response: Promise<SeenResponse | null>
  resolve: (response: SeenResponse | null) => void
}

/**
 * Requests pages, `parallel` at the same time. Next.js responds to the first request for an invalidated page with the outdated
 * page, and renders the new page afterwards: this request comes from the site itself, so that a visitor gets the new page.
 */
export class PageRequests {
  readonly #origin: string
  readonly #options: Options
  #waiting: Waiting[] = []
  #running = 0

  constructor(origin: string, options: Options) {
    this.#origin = origin
    this.#options = options
  }

  /**
   * Returns at once, with what each path will get; null for one that is not requested because too many wait. The paths are
   * requested before those that wait already, which belong to older changes. One that waits already is requested once.
   */
  add(paths: readonly string[]): Promise<SeenResponse | null>[] {
    const known = new Map(this.#waiting.map((waiting) => [waiting.path, waiting]))
    const added = paths.map((path) => known.get(path) ?? toWaiting(path))
    const all = [...new Set([...added, ...this.#waiting])]
    if (all.length > maxPaths) logWarning('The site does not request all affected pages')
    this.#waiting = all.slice(0, maxPaths)
    for (const { resolve } of all.slice(maxPaths)) resolve(null)
    while (this.#running < this.#options.parallel && this.#waiting.length > 0) void this.#run()
    return added.map(({ response }) => response)
  }

  /** Forgets the paths that wait. */
  clear(): void {
    for (const { resolve } of this.#waiting) resolve(null)
    this.#waiting = []
  }

  async #run(): Promise<void> {
    this.#running += 1
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      next.resolve(await this.#request(next.path))
    this.#running -= 1
  }

  async #request(path: string): Promise<SeenResponse> {
    try {
      return await requestUntilFresh(this.#origin, path, this.#options.timeoutMs)
    } catch (error) {
      logWarning('A page cannot be requested after a change', {}, error)
      return { status: 0, seenAt: null }
    }
  }
}

function toWaiting(path: string): Waiting {
  let resolve: Waiting['resolve'] = () => {}
  const response = new Promise<SeenResponse | null>((settle) => {
    resolve = settle
  })
  return { path, response, resolve }
}

/**
 * What a request of this process got: status 0 without a response. `seenAt` is null where even the last response was the outdated
 * page or document.
 */
export type SeenResponse = { status: number; seenAt: Date | null }

/** Requests a page or document until its response is no longer outdated. Rejects after the time limit of one request. */
export async function requestUntilFresh(
  origin: string,
  path: string,
  timeoutMs: number,
): Promise<SeenResponse> {
  let status = 0
  for (const waitMs of [...renderWaitsMs, 0]) {
    const init = { headers: ownHeaders() }
    const { status: received, headers } = await fetchWithin(origin + path, timeoutMs, init, readToEnd)
    status = received
    if (!outdatedHeaders.some((name) => headers.get(name) === 'STALE')) return { status, seenAt: new Date() }
    if (waitMs > 0) await wait(waitMs)
  }
  return { status, seenAt: null }
}

async function readToEnd(response: Response): Promise<Response> {
  await response.arrayBuffer()
  return response
}

/** Next.js sets the first one for pages, the site the second one for documents. */
const outdatedHeaders = ['x-nextjs-cache', copyHeader]
