import { setTimeout as wait } from 'node:timers/promises'
import { fetchWithin } from '@/lib/process/fetch-within'
import { logWarning } from '@/lib/process/log'
import { ownHeaders } from './own-route'

/** Waits for a page to be made again. After the last, its outdated response counts. */
const renderWaitsMs = [50, 100, 200, 400, 800]

/** Paths that wait, for the sake of memory. Pages beyond are rendered again when a visitor opens them. */
const maxPaths = 200_000

type Options = { timeoutMs: number; parallel: number }

type Waiting = {
  path: string
  response: Promise<SeenResponse | null>
  resolve: (response: SeenResponse | null) => void
}

/**
 * What a request of this process got: status 0 without a response. `seenAt` is null where even the last response was the outdated
 * page.
 */
export type SeenResponse = { status: number; seenAt: Date | null }

/**
 * Requests pages, `parallel` at the same time. Next.js responds to the first request for an invalidated page with the outdated
 * page, and renders the new page afterwards: this request comes from the site itself, so that a visitor gets the new page.
 */
export class PageRequests {
  readonly #origin: string
  readonly #options: Options
  #waiting = new Map<string, Waiting>()
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
    const added = paths.map((path) => this.#waiting.get(path) ?? toWaiting(path))
    const all = new Map(added.map((waiting) => [waiting.path, waiting]))
    for (const waiting of this.#waiting.values()) {
      if (all.has(waiting.path)) continue
      if (all.size < maxPaths) all.set(waiting.path, waiting)
      else waiting.resolve(null)
    }
    this.#waiting = all
    while (this.#running < this.#options.parallel && this.#waiting.size > 0) void this.#run()
    return added.map(({ response }) => response)
  }

  /** Forgets the paths that wait. */
  clear(): void {
    for (const { resolve } of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }

  async #run(): Promise<void> {
    this.#running += 1
    for (let next = this.#take(); next !== undefined; next = this.#take())
      next.resolve(await this.#request(next.path))
    this.#running -= 1
  }

  #take(): Waiting | undefined {
    const [next] = this.#waiting.values()
    if (next) this.#waiting.delete(next.path)
    return next
  }

  async #request(path: string): Promise<SeenResponse> {
    try {
      return await requestUntilNew(this.#origin, path, this.#options.timeoutMs)
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

/** Requests a page until its response is no longer outdated. Rejects after the time limit of one request. */
async function requestUntilNew(origin: string, path: string, timeoutMs: number): Promise<SeenResponse> {
  let status = 0
  for (const waitMs of [...renderWaitsMs, 0]) {
    const init = { headers: ownHeaders() }
    const response = await fetchWithin(origin + path, timeoutMs, init, readToEnd)
    status = response.status
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return { status, seenAt: new Date() }
    if (waitMs > 0) await wait(waitMs)
  }
  return { status, seenAt: null }
}

async function readToEnd(response: Response): Promise<Response> {
  await response.arrayBuffer()
  return response
}
