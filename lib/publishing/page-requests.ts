import { fetchWithin } from '@/lib/process/fetch-within'
import { logWarning } from '@/lib/process/log'
import { ownHeaders } from './own-route'

/** Paths that wait, for the sake of memory. Pages beyond are rendered again when a visitor opens them. */
const maxPaths = 200_000

type Options = { timeoutMs: number; parallel: number }

type Waiting = {
  path: string
  response: Promise<SeenResponse | null>
  resolve: (response: SeenResponse | null) => void
}

/** What a request of this process got: status 0 without a response. `seenAt` is null where it got an outdated page. */
export type SeenResponse = { status: number; seenAt: Date | null }

/** Requests pages, `parallel` at the same time. The server renders an outdated page before it responds to this process. */
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
      return await requestPage(this.#origin, path, this.#options.timeoutMs)
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

/** Rejects after the time limit. */
function requestPage(origin: string, path: string, timeoutMs: number): Promise<SeenResponse> {
  return fetchWithin(origin + path, timeoutMs, { headers: ownHeaders() }, async (response) => {
    await response.arrayBuffer()
    const isOutdated = response.headers.get('cache-status')?.includes('outdated')
    return { status: response.status, seenAt: isOutdated ? null : new Date() }
  })
}
