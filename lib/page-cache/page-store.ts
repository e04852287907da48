import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { env } from '@/lib/env'
import { currentTime } from '@/lib/process/clock'
import { DiskStore } from '@/lib/process/disk-store'
import { gauge } from '@/lib/process/metrics'
import { addStoredPath, isStoredPath, removeStoredPath, type Stored } from '@/lib/process/stored-paths'
import { isSearchPath, isSiteSearchPath } from '@/lib/routes'

export type StoredPage = CacheHandlerValue

const mebibyte = 2 ** 20

/** What a stored page needs besides its texts. */
const overheadBytes = 2_000

/**
 * 404 responses and redirects are never on disk: their URLs are invented. Invented URLs share 404 pages, for example one for the
 * jobs of each organization: those that do not fit are rendered again.
 */
const maxAbsent = { entries: 500, bytes: 16 * mebibyte, ms: 300_000 }

/**
 * States of the boards of jobs and articles and of the list of companies are in memory only, except those that search engines index:
 * visitors can combine filters and words as they like.
 */
const maxStates = { entries: 1_000, bytes: 32 * mebibyte }

/** Words of the site search, in the same way: they are fewer, so that they evict no other states. */
const maxSearches = { entries: 300, bytes: 8 * mebibyte }

/** Longer than a rendering takes. */
const removedMs = 60_000

/** Disk writes that wait at the same time. A page beyond that is in memory only. */
const maxPendingWrites = 50

/** Rendered pages by the keys of Next.js: in memory, and behind it on disk. Both are bounded in entries and bytes. */
export class PageStore {
  readonly #pages = new LRUCache<string, StoredPage>({
    maxSize: env.PAGE_CACHE_MEMORY_MB * mebibyte,
    max: 50_000,
    sizeCalculation: sizeOf,
  })
  readonly #absent = new LRUCache<string, StoredPage>({
    maxSize: maxAbsent.bytes,
    max: maxAbsent.entries,
    ttl: maxAbsent.ms,
    sizeCalculation: sizeOf,
  })
  readonly #states = createStates(maxStates)
  readonly #searches = createStates(maxSearches)
  /** The keys of 404 responses that were removed while they may be rendered again. */
  readonly #removed = new LRUCache<string, true>({ max: maxAbsent.entries, ttl: removedMs })
  readonly #disk: DiskStore
  #pendingWrites = 0

  constructor(buildId: string) {
    const directory = join(env.CACHE_DIRECTORY, 'pages')
    removeOtherBuilds(directory, buildId)
    this.#disk = new DiskStore({
      name: 'pages',
      directory: join(directory, buildId),
      maxBytes: env.PAGE_CACHE_DISK_MB * mebibyte,
      maxEntries: 200_000,
    })
    const caches = Object.entries({
      ...{ pages: this.#pages, states: this.#states },
      ...{ searches: this.#searches, 'not-found': this.#absent },
    })
    gauge('vitrine_page_cache_bytes', 'Bytes of rendered pages in memory', ['cache'], (metric) => {
      for (const [cache, { calculatedSize }] of caches) metric.set({ cache }, calculatedSize)
    })
    gauge('vitrine_page_cache_entries', 'Rendered pages in memory', ['cache'], (metric) => {
      for (const [cache, { size }] of caches) metric.set({ cache }, size)
    })
  }

  async get(key: string): Promise<StoredPage | null> {
    const inMemory = this.#pages.get(key) ?? this.#statesOf(key)?.get(key) ?? this.#absent.get(key)
    if (inMemory) return inMemory
    const onDisk = await this.#disk.get(key)
    if (!onDisk) return null
    const page: StoredPage = deserialize(onDisk.value)
    this.keepInMemory(key, page)
    return page
  }

  /** Stores a page in memory only, because it can be read again from elsewhere. */
  keepInMemory(key: string, page: StoredPage, storedAt = page.lastModified): void {
    this.#pages.set(key, page)
    addStoredPath(pathOf(key), toStoredPath(page, storedAt))
  }

  /**
   * A 404 response that replaces a page is stored like a page: otherwise the page of the build would be served again. A page
   * that replaces a 404 response is stale at once: Next.js rendered it without the metadata of the page.
   */
  set(key: string, page: StoredPage): void {
    if (isAbsent(page) && !this.#pages.has(key) && !isStoredPath(pathOf(key))) {
      this.#absent.set(key, page)
      return
    }
    const earlier = this.#pages.get(key) ?? this.#absent.get(key)
    const replacesAbsent = earlier ? isAbsent(earlier) : this.#removed.has(key)
    const stored = replacesAbsent && !isAbsent(page) ? toStale(page) : page
    this.#absent.delete(key)
    this.#removed.delete(key)
    // Those of the build, which `get` finds among the pages, are stored like pages.
    const states = this.#statesOf(key)
    if (states && !isIndexed(page) && !this.#pages.has(key)) {
      states.set(key, stored)
      addStoredPath(pathOf(key), toStoredPath(stored, page.lastModified))
      return
    }
    states?.delete(key)
    this.keepInMemory(key, stored, page.lastModified)
    if (this.#pendingWrites >= maxPendingWrites) return
    this.#pendingWrites += 1
    const label = JSON.stringify({ path: pathOf(key), ...toStoredPath(stored, page.lastModified) })
    void this.#disk.set(key, serialize(stored), new Date(currentTime()), label).finally(() => {
      this.#pendingWrites -= 1
    })
  }

  /** The paths with times and tags of the pages that earlier processes have stored on disk, each as JSON, the oldest first. */
  labels(): AsyncGenerator<string> {
    return this.#disk.labels()
  }

  /** The store of the states that a key is one of. Null for other pages. */
  #statesOf(key: string): LRUCache<string, StoredPage> | null {
    const path = pathOf(key)
    if (isSearchPath(path)) return this.#states
    return isSiteSearchPath(path) ? this.#searches : null
  }

  /** Removes the stored 404 responses and redirects with one of these cache tags. */
  deleteAbsent(tags: ReadonlySet<string>): void {
    for (const cache of [this.#absent, this.#pages])
      for (const [key, page] of cache)
        if (isAbsent(page) && tagsOf(page).some((tag) => tags.has(tag))) {
          cache.delete(key)
          this.#removed.set(key, true)
          void this.#disk.delete(key)
        }
  }
}

function createStates({ entries, bytes }: { entries: number; bytes: number }): LRUCache<string, StoredPage> {
  return new LRUCache<string, StoredPage>({
    maxSize: bytes,
    max: entries,
    sizeCalculation: sizeOf,
    dispose: (_, key, reason) => {
      if (reason !== 'set') removeStoredPath(pathOf(key))
    },
  })
}

/** The page with a time of storage after which its lifetime is over: it is served, and rendered again. */
function toStale(page: StoredPage): StoredPage {
  const seconds = Number(page.cacheControl?.revalidate || 0)
  return { ...page, lastModified: page.lastModified - seconds * 1000 - 1 }
}

function isAbsent({ value }: StoredPage): boolean {
  if (value === null) return true
  const status = 'status' in value ? (value.status ?? 200) : 200
  return status >= 300
}

/**
 * Whether search engines may index a page. Among the states, only the landing pages of the job board are indexed. Their number depends
 * on the jobs: visitors cannot invent more of them.
 */
function isIndexed({ value }: StoredPage): boolean {
  return value?.kind === 'APP_PAGE' && value.html.includes('<meta name="robots" content="index,')
}

export const tagsHeader = 'x-next-cache-tags'

/** The cache tags of a page, in the header under which Next.js stores them. */
export function tagsOf(page: Pick<StoredPage, 'value'>): string[] {
  return headerOf(page, tagsHeader)?.split(',') ?? []
}

function toStoredPath(page: StoredPage, storedAt: number): Stored {
  return { storedAt, etag: headerOf(page, 'etag'), tags: headerOf(page, tagsHeader) ?? '' }
}

function headerOf({ value }: Pick<StoredPage, 'value'>, name: string): string | null {
  const header = value && 'headers' in value ? value.headers?.[name] : undefined
  return typeof header === 'string' ? header : null
}

/** The path of the page of a key. Keys are `/route-cache/{kind}/{hash of the route}/$/{path}`. */
export function pathOf(key: string): string {
  const marker = key.indexOf('/$/')
  return marker < 0 ? key : key.slice(marker + 2)
}

/** Bytes. A character is counted as two, as in a text with characters beyond Latin-1. */
function sizeOf({ value }: StoredPage, key: string): number {
  if (value?.kind === 'APP_PAGE') {
    const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)
    return overheadBytes + (key.length + value.html.length) * 2 + (value.rscData?.length ?? 0) + segments
  }
  if (value?.kind === 'APP_ROUTE') return overheadBytes + key.length * 2 + value.body.length
  return overheadBytes + key.length * 2
}

/** A page refers to files of its build, so the pages of other builds are never served. */
function removeOtherBuilds(directory: string, buildId: string): void {
  try {
    for (const name of readdirSync(directory))
      if (name !== buildId) rmSync(join(directory, name), { recursive: true, force: true })
  } catch {
    // The directory does not exist yet. DiskStore logs a directory that cannot be used.
  }
}
