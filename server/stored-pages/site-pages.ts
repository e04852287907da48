import type { RequestListener } from 'node:http'
import inject from 'light-my-request'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { env } from '@/lib/env'
import { onRendered, type Rendered } from '@/lib/page-cache/rendered-pages'
import { currentTime } from '@/lib/process/clock'
import { logError } from '@/lib/process/log'
import { counter } from '@/lib/process/metrics'
import { outsideRequests } from '@/lib/process/outside-requests'
import { setIndexing } from '@/lib/process/stored-paths'
import { BuiltPages } from './built-pages'
import { indexStoredPages } from './index-stored-pages'
import { PageStore } from './page-store'
import { isUnusable, type Page, type StoredPage, toPage, toStoredPage } from './stored-page'

/** The request handler of Next.js. */
export type Render = (...exchange: Parameters<RequestListener>) => void | Promise<void>

/** Outdated pages that are rendered at the same time, and those that wait for it. One beyond that waits for a later request. */
const refreshes = { running: 2, waiting: 10_000 }

/** After a failure, an outdated page is not rendered again for this long. */
const retryMs = 5_000

/** A rendering that takes longer has failed. */
const maxRenderMs = 60_000

const renderings = counter('vitrine_page_renderings_total', 'Renderings of pages', ['result'])

/** The pages of the site: those that are stored, and those that Next.js renders. */
export class SitePages {
  readonly #render: Render
  readonly #built: BuiltPages
  readonly #store: PageStore
  readonly #running = new Map<string, Promise<Page>>()
  /** The pages that wait to be rendered again, and those for which it has failed: until when they are not added, in milliseconds. */
  readonly #refreshing = new LRUCache<string, number>({ max: 2 * refreshes.waiting })
  readonly #limit = pLimit(refreshes.running)

  /** `build` is the folder `.next`. Pages are stored in `directory`. */
  constructor(render: Render, build: string, directory: string) {
    this.#render = render
    this.#built = new BuiltPages(build)
    this.#store = new PageStore(this.#built.buildId, directory)
    setIndexing(outsideRequests(() => indexStoredPages(this.#built, this.#store.labels())))
  }

  /** A page that is in memory. */
  inMemory(path: string): StoredPage | undefined {
    return this.#store.inMemory(path)
  }

  /** A page that is stored, or that the build has. Null for another one, and for one that may no longer be sent. */
  async find(path: string): Promise<StoredPage | null> {
    const stored = await this.#store.get(path)
    const page = stored ?? (await this.#built.get(path))
    if (!page) return null
    if (!stored) this.#store.keepInMemory(path, page)
    return isUnusable(page, currentTime()) ? null : page
  }

  isRendering(path: string): boolean {
    return this.#running.has(path)
  }

  /**
   * Lets Next.js render a page, once for simultaneous calls. It is stored, except an error and what Next.js does not store. Rejects
   * where it has no response.
   */
  render(path: string): Promise<Page> {
    const running = this.#running.get(path)
    if (running) return running
    const rendering = this.#renderOnce(path).finally(() => this.#running.delete(path))
    this.#running.set(path, rendering)
    return rendering
  }

  /** Renders an outdated page again in the background. If that fails, the stored page stays. */
  refresh(path: string): void {
    const now = currentTime()
    const waitsUntil = this.#refreshing.get(path) ?? 0
    if (waitsUntil > now || this.#limit.pendingCount >= refreshes.waiting) return
    this.#refreshing.set(path, Number.POSITIVE_INFINITY)
    void this.#limit(() => this.#tryRender(path))
  }

  async #tryRender(path: string): Promise<void> {
    try {
      if ((await this.render(path)).status < 500) {
        this.#refreshing.delete(path)
        return
      }
    } catch (error) {
      logError('A page cannot be rendered again', error, { path })
    }
    this.#refreshing.set(path, currentTime() + retryMs)
  }

  async #renderOnce(path: string): Promise<Page> {
    const renderedAt = currentTime()
    let rendered: Rendered | null = null
    const end = onRendered(path, (reported) => {
      rendered = reported
    })
    try {
      // Of the request of the visitor, a page depends on the path only.
      const response = await inject(this.#render, {
        method: 'GET',
        url: path,
        headers: { host: new URL(env.SITE_URL).host },
        signal: AbortSignal.timeout(maxRenderMs),
      })
      const page = await toPage({
        status: response.statusCode,
        headers: response.headers,
        body: response.rawPayload,
      })
      if (rendered === null || page.status >= 500) {
        renderings.inc({ result: page.status >= 500 ? 'error' : 'not stored' })
        return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }
      }
      renderings.inc({ result: 'stored' })
      const stored = toStoredPage(page, rendered, renderedAt)
      this.#store.set(path, stored)
      return stored
    } finally {
      end()
    }
  }
}
