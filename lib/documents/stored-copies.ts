import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { DiskStore } from '@/lib/process/disk-store'
import { logWarning } from '@/lib/process/log'
import { gauge } from '@/lib/process/metrics'
import { sharedState } from '@/lib/process/shared-state'

const mebibyte = 2 ** 20

/**
 * The limits of the copies of each kind of document. Kinds have separate limits, so that a crawler that requests one kind
 * removes no copies of another. 500 MiB on disk and 64 MiB in memory in total.
 */
const limits = {
  sitemaps: { entries: 2_000, diskBytes: 180 * mebibyte, memoryBytes: 24 * mebibyte },
  feeds: { entries: 8_000, diskBytes: 150 * mebibyte, memoryBytes: 20 * mebibyte },
  markdown: { entries: 4_000, diskBytes: 40 * mebibyte, memoryBytes: 6 * mebibyte },
  images: { entries: 4_000, diskBytes: 100 * mebibyte, memoryBytes: 8 * mebibyte },
  json: { entries: 2_000, diskBytes: 30 * mebibyte, memoryBytes: 6 * mebibyte },
}

export type DocumentKind = keyof typeof limits

/** Part of every key. Increase it when the stored form of a kind of document changes. */
const formatVersion = 2

const maxAgeMs = 30 * 86_400_000

/** A copy whose content did not change is stored again after this time, with the new date. */
const confirmMs = 86_400_000

/** How a document is stored: the content that decides whether it has changed. */
export type Codec<T> = { encode: (value: T) => Buffer; decode: (bytes: Buffer) => T }

export const textCodec: Codec<string> = {
  encode: (text) => Buffer.from(text),
  decode: (bytes) => bytes.toString(),
}

export const bytesCodec: Codec<Uint8Array<ArrayBuffer>> = {
  encode: (bytes) => Buffer.from(bytes),
  decode: (bytes) => new Uint8Array(bytes),
}

/** For values of plain JSON. */
export function jsonCodec<T>(): Codec<T> {
  return {
    encode: (value) => Buffer.from(JSON.stringify(value)),
    decode: (bytes) => JSON.parse(bytes.toString()),
  }
}

export type StoredCopy = { value: unknown; digest: string; storedAt: number; bytes: number }

/** The stale-if-error copies of one kind of document: in memory, and behind it on disk. */
class StoredCopies {
  readonly #memory: LRUCache<string, StoredCopy>
  readonly #disk: DiskStore

  constructor(kind: DocumentKind) {
    const { entries, diskBytes, memoryBytes } = limits[kind]
    this.#memory = new LRUCache({
      max: entries,
      maxSize: memoryBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + 200,
    })
    const directory = join(env.CACHE_DIRECTORY, 'documents', kind)
    this.#disk = new DiskStore({ name: kind, directory, maxBytes: diskBytes, maxEntries: entries })
  }

  get memoryBytes(): number {
    return this.#memory.calculatedSize
  }

  /** Null where there is none, or none of the last 30 days. */
  async get<T>(key: string, codec: Codec<T>): Promise<StoredCopy | null> {
    const copy = this.#memory.get(key) ?? (await this.#read(key, codec))
    return copy && Date.now() < copy.storedAt + maxAgeMs ? copy : null
  }

  /** `previous` is the copy that the value replaces: an unchanged content is not written again. */
  set<T>(key: string, value: T, previous: StoredCopy | null, codec: Codec<T>): void {
    const now = Date.now()
    const isRecent = previous !== null && now < previous.storedAt + confirmMs
    if (isRecent && isDeepStrictEqual(previous.value, value)) return
    const bytes = codec.encode(value)
    const digest = createHash('sha256').update(bytes).digest('base64')
    const isUnchanged = isRecent && previous.digest === digest
    const storedAt = isUnchanged ? previous.storedAt : now
    this.#memory.set(key, { value, digest, storedAt, bytes: bytes.length })
    if (!isUnchanged) void this.#disk.set(versioned(key), bytes, new Date(storedAt))
  }

  delete(key: string): void {
    this.#memory.delete(key)
    void this.#disk.delete(versioned(key))
  }

  async #read<T>(key: string, codec: Codec<T>): Promise<StoredCopy | null> {
    const stored = await this.#disk.get(versioned(key))
    if (!stored) return null
    try {
      const digest = createHash('sha256').update(stored.value).digest('base64')
      const copy = {
        ...{ value: codec.decode(stored.value), digest },
        ...{ storedAt: stored.storedAt.getTime(), bytes: stored.value.length },
      }
      this.#memory.set(key, copy)
      return copy
    } catch (error) {
      logWarning('A stored document cannot be decoded', {}, error)
      return null
    }
  }
}

/** A copy has the absolute URLs and the records of its site: with another URL or reference of the site it is not used. */
function versioned(key: string): string {
  return `v${formatVersion} ${env.SITE_URL} ${env.SITE_REFERENCE} ${key}`
}

const open = sharedState('document-copies', () => new Map<DocumentKind, StoredCopies>())

export function storedCopies(kind: DocumentKind): StoredCopies {
  const opened = open.get(kind)
  if (opened) return opened
  const copies = new StoredCopies(kind)
  open.set(kind, copies)
  gauge('vitrine_document_copies_bytes', 'Bytes of stale-if-error copies in memory', ['kind'], (metric) => {
    for (const [name, { memoryBytes }] of open) metric.set({ kind: name }, memoryBytes)
  })
  return copies
}
