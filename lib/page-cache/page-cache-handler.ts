import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache'
import type FileSystemCacheType from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type { SharedCacheControls as SharedCacheControlsType } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import type { areTagsStale as areTagsStaleType } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { currentTime } from '@/lib/process/clock'
import { logError, logWarning } from '@/lib/process/log'
import { counter } from '@/lib/process/metrics'
import { outsideRequests } from '@/lib/process/outside-requests'
import { sharedState } from '@/lib/process/shared-state'
import { setIndexing } from '@/lib/process/stored-paths'
import { etagOf } from '@/lib/process/validators'
import { routes } from '@/lib/routes'
import { contentSecurityPolicy } from '@/lib/settings/security-headers'
import { indexStoredPages } from './index-stored-pages'
import { removeFramework, secureInlineScripts } from './inline-scripts'
import { PageStore, pathOf, type StoredPage, tagsOf } from './page-store'
import { redirectLocation } from './redirect-location'
import { Regenerations } from './regenerations'
import { RenderStarts } from './render-starts'

// The module instances of the server: its table of revalidated tags is a variable of a module.
const require = createRequire(join(process.cwd(), 'package.json'))
const {
  default: FileSystemCache,
}: {
  default: typeof FileSystemCacheType
} = require('next/dist/server/lib/incremental-cache/file-system-cache')
const {
  SharedCacheControls,
}: {
  SharedCacheControls: typeof SharedCacheControlsType
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external')
const {
  areTagsStale,
}: {
  areTagsStale: typeof areTagsStaleType
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

/** Next.js stores the lifetime of every path that was requested, without a limit. `get` gives it with each page. */
const maxLifetimes = 10_000

const results = counter('vitrine_page_cache_reads_total', 'Reads of the page cache', ['result'])

/**
 * The page cache of Next.js. It adds the Content-Security-Policy of a page's inline scripts to what it stores. Pages of
 * the build are read from its output.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
class PageCacheHandler implements CacheHandler {
  readonly #files: InstanceType<typeof FileSystemCacheType>
  readonly #directory: string

  constructor(context: CacheHandlerContext) {
    this.#directory = context.serverDistDir ?? ''
    const own = { flushToDisk: false, maxMemoryCacheSize: 0 }
    this.#files = new FileSystemCache({ ...context, ...own } as ConstructorParameters<
      typeof FileSystemCacheType
    >[0])
  }

  async get(...args: Parameters<CacheHandler['get']>): Promise<StoredPage | null> {
    const [key, context] = args
    if (context.kind === 'FETCH' || isOfEditors(key)) return null
    const page = await this.#read(...args).catch((error) => {
      logError('The page cache cannot be read', error)
      return null
    })
    const now = currentTime()
    if (page === null || isOutdated(page, now)) renderStarts().add(key, now)
    return page
  }

  async #read(...args: Parameters<CacheHandler['get']>): Promise<StoredPage | null> {
    const [key] = args
    const stored = await store(this.#directory).get(key)
    if (stored) {
      results.inc({ result: 'stored' })
      return inTurn(key, stored)
    }
    const built = await this.#files.get(...(args as Parameters<FileSystemCacheType['get']>))
    results.inc({ result: built ? 'build' : 'none' })
    if (!built?.value) return built
    const page = { ...built, value: addHeaders(built.value) }
    store(this.#directory).keepInMemory(key, page)
    return page
  }

  async set(...args: Parameters<CacheHandler['set']>): Promise<void> {
    const [key, value, context] = args
    if (('fetchCache' in context && context.fetchCache) || isOfEditors(key)) return
    regenerations().end(key)
    const now = currentTime()
    const startedAt = renderStarts().take(key, now)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    // Next.js sends the object that it passed to this method.
    if (value) Object.assign(value, addHeaders(value))
    store(this.#directory).set(key, {
      value,
      // A page whose tags were invalidated while it was rendered can show the data from before that.
      lastModified: hasStaleTag({ value }, startedAt) ? startedAt : now,
      ...(cacheControl ? { cacheControl } : {}),
    })
    if (lifetimes.size > maxLifetimes) lifetimes.clear()
  }

  /**
   * Pages with a revalidated tag are served until they are rendered again, so that a failing API takes none away. With
   * `expire: 0`, stored 404 responses and redirects are removed.
   */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const names = [tags].flat()
    if (!durations?.expire) store(this.#directory).deleteAbsent(new Set(names))
    return this.#files.revalidateTag(names, {})
  }

  resetRequestCache(): void {}
}

/** Next.js would store the part of a page under /preview that all tokens share: it is nearly empty. */
function isOfEditors(key: string): boolean {
  return `${pathOf(key)}/`.startsWith(`${routes.editors()}/`)
}

/** Next.js creates a handler for each request. */
function store(serverDirectory: string): PageStore {
  return sharedState('page-store', () => {
    const buildId = readFileSync(join(serverDirectory, '..', 'BUILD_ID'), 'utf8').trim()
    const pages = new PageStore(buildId)
    setIndexing(outsideRequests(() => indexStoredPages(buildId, serverDirectory, pages.labels())))
    return pages
  })
}

function regenerations(): Regenerations {
  return sharedState('regenerations', () => new Regenerations())
}

function renderStarts(): RenderStarts {
  return sharedState('render-starts', () => new RenderStarts())
}

/**
 * Limits the pages that Next.js regenerates at the same time (`Regenerations`). Next.js regenerates a page whose lifetime is over at the
 * next request. If four others are being regenerated, this page is returned as if it were stored now: Next.js sends it, and regenerates
 * it with a later request. Pages with an invalidated tag are never delayed, nor are those that Next.js may no longer send.
 */
function inTurn(key: string, page: StoredPage): StoredPage {
  const now = currentTime()
  if (!isOver(page, 'revalidate', now) || isOver(page, 'expire', now)) return page
  if (hasStaleTag(page, page.lastModified)) return page
  return regenerations().start(key, now) ? page : { ...page, lastModified: now }
}

/** Whether Next.js renders the stored page again. */
function isOutdated(page: StoredPage, now: number): boolean {
  return isOver(page, 'revalidate', now) || hasStaleTag(page, page.lastModified)
}

function isOver({ lastModified = 0, cacheControl }: StoredPage, name: 'revalidate' | 'expire', now: number) {
  const seconds = cacheControl?.[name]
  return typeof seconds === 'number' && lastModified + seconds * 1000 < now
}

/** Whether a tag of the page was invalidated after a time, in milliseconds. */
function hasStaleTag(page: Pick<StoredPage, 'value'>, time = 0): boolean {
  return areTagsStale(tagsOf(page), time)
}

const lifetimes = (SharedCacheControls as unknown as { cacheControls: Map<string, unknown> }).cacheControls

type PageValue = NonNullable<StoredPage['value']>

const policyHeader = 'content-security-policy'

/** Adds the policy and the ETag of a page, which are made once for all requests, and the location of a redirect. */
function addHeaders<Value extends PageValue>(value: Value): Value {
  if (value.kind !== 'APP_PAGE' || value.headers?.etag) return value
  const { html, policy, unknownScripts } = secureInlineScripts(removeFramework(value.html))
  if (unknownScripts > 0)
    logWarning('A page has inline scripts that its policy does not allow', { unknownScripts })
  if (policy === null) logWarning('csp_overflow: a page has too many inline scripts for a policy')
  const location = isRedirect(value.status) ? redirectLocation(value.rscData) : null
  const headers = {
    ...(policy === null ? {} : { [policyHeader]: [contentSecurityPolicy, policy] }),
    ...(location === null ? {} : { location }),
    etag: etagOf(html),
  }
  return { ...value, html, headers: { ...value.headers, ...headers } }
}

function isRedirect(status = 200): boolean {
  return status >= 300 && status < 400
}

/**
 * Makes Next.js use this page cache. Next.js does not import the class that is set under this symbol. A `cacheHandler` of
 * next.config.mjs is imported twice with every request, which takes 4 % of the time of a stored page.
 */
export function installPageCache(): void {
  Object.assign(globalThis, { [Symbol.for('@next/cache-handlers')]: { FetchCache: PageCacheHandler } })
}
