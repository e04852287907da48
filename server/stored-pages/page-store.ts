import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { currentTime } from '@/lib/process/clock'
import { DiskStore } from '@/lib/process/disk-store'
import { gauge } from '@/lib/process/metrics'
import { addStoredPath, isStoredPath, removeStoredPath, type Stored } from '@/lib/process/stored-paths'
import { isSearchPath, isSiteSearchPath } from '@/lib/routes'
import { isAbsent, type StoredPage } from './stored-page'

const mebibyte = 2 ** 20

/** What a stored page needs besides its bodies. */
const overheadBytes = 2_000
const tagBytes = 50

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

/** Disk writes that wait at the same time. A page beyond that is in memory only. */
const maxPendingWrites = 50

/** Rendered pages by path: in memory, and behind it on disk. Both are bounded in entries and bytes. */
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
  readonly #disk: DiskStore
  #pendingWrites = 0

  /** `directory` holds the pages of a build in a folder of its own. */
  constructor(buildId: string, directory: string) {
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

  inMemory(path: string): StoredPage | undefined {
    return this.#pages.get(path) ?? this.#statesOf(path)?.get(path) ?? this.#absent.get(path)
  }

  async get(path: string): Promise<StoredPage | null> {
    const inMemory = this.inMemory(path)
    if (inMemory) return inMemory
    const onDisk = await this.#disk.get(path)
    if (!onDisk) return null
    const page: StoredPage = deserialize(onDisk.value)
    this.keepInMemory(path, page)
    return page
  }

  /** Stores a page in memory only, because it can be read again from elsewhere. */
  keepInMemory(path: string, page: StoredPage): void {
    this.#pages.set(path, page)
    addStoredPath(path, toStoredPath(page))
  }

  /** A 404 response that replaces a page is stored like a page: otherwise the page of the build would be served again. */
  set(path: string, page: StoredPage): void {
    if (isAbsent(page) && !this.#pages.has(path) && !isStoredPath(path)) {
      this.#absent.set(path, page)
      return
    }
    this.#absent.delete(path)
    // Those of the build, which `get` finds among the pages, are stored like pages.
    const states = this.#statesOf(path)
    if (states && !isIndexed(page) && !this.#pages.has(path)) {
      states.set(path, page)
      addStoredPath(path, toStoredPath(page))
      return
    }
    states?.delete(path)
    this.keepInMemory(path, page)
    if (this.#pendingWrites >= maxPendingWrites) return
    this.#pendingWrites += 1
    const label = JSON.stringify({ path, ...toStoredPath(page) })
    void this.#disk.set(path, serialize(page), new Date(currentTime()), label).finally(() => {
      this.#pendingWrites -= 1
    })
  }

  /** The paths with times and tags of the pages that earlier processes have stored on disk, each as JSON, the oldest first. */
  labels(): AsyncGenerator<string> {
    return this.#disk.labels()
  }

  /** The store of the states that a path is one of. Null for other pages. */
  #statesOf(path: string): LRUCache<string, StoredPage> | null {
    if (isSearchPath(path)) return this.#states
    return isSiteSearchPath(path) ? this.#searches : null
  }
}

function createStates({ entries, bytes }: { entries: number; bytes: number }): LRUCache<string, StoredPage> {
  return new LRUCache<string, StoredPage>({
    maxSize: bytes,
    max: entries,
    sizeCalculation: sizeOf,
    dispose: (_, path, reason) => {
      if (reason !== 'set') removeStoredPath(path)
    },
  })
}

/**
 * Whether search engines may index a page. Among the states, only the landing pages of the job board are indexed. Their number depends
 * on the jobs: visitors cannot invent more of them.
 */
function isIndexed({ bodies }: StoredPage): boolean {
  return bodies.identity.includes('<meta name="robots" content="index,')
}

function toStoredPath({ renderedAt, tags }: StoredPage): Stored {
  return { storedAt: renderedAt, tags: tags.join() }
}

function sizeOf({ bodies, tags }: StoredPage, path: string): number {
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 0)
  return overheadBytes + path.length * 2 + tags.length * tagBytes + bytes
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
