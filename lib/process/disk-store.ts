import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { logWarning } from './log'
import { gauge } from './metrics'

export type DiskStoreOptions = {
  /** The name in metrics and log lines. */
  name: string
  /** Created if it does not exist. No other store may use it. */
  directory: string
  maxBytes: number
  maxEntries: number
}

export type StoredValue = { value: Buffer; storedAt: Date }

/**
 * Values by key, in one file each. The least recently used values are removed where the store has more bytes or entries
 * than its limits. It survives a restart. No method throws: a value that cannot be stored or read does not exist, and a
 * warning is logged.
 */
export class DiskStore {
  readonly #options: DiskStoreOptions
  /** Bytes by file name, least recently used last. */
  readonly #files: LRUCache<string, number>
  readonly #ready: Promise<void>

  constructor(options: DiskStoreOptions) {
    this.#options = options
    this.#files = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_, file, reason) => {
        if (reason === 'evict') void this.#removeFile(file)
      },
    })
    this.#ready = this.#readDirectory()
    gauge('vitrine_disk_store_bytes', 'Bytes of a store on disk', ['store']).set({ store: options.name }, 0)
    gauge('vitrine_disk_store_entries', 'Entries of a store on disk', ['store']).set(
      { store: options.name },
      0,
    )
  }

  /** Null if there is no value under the key, or its file is damaged. */
  async get(key: string): Promise<StoredValue | null> {
    await this.#ready
    const file = toFileName(key)
    if (this.#files.get(file) === undefined) return null
    try {
      const path = this.#path(file)
      const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)])
      const value = decode(bytes)
      if (value) return { value, storedAt: mtime }
      logWarning('A stored file is damaged and is removed', { store: this.#options.name })
    } catch (error) {
      // Another process may have removed the file.
      if (!isNotFound(error)) this.#warn('A stored file cannot be read', error)
    }
    await this.delete(key)
    return null
  }

  async set(key: string, value: Buffer, storedAt = new Date()): Promise<void> {
    await this.#ready
    const file = toFileName(key)
    const bytes = encode(value)
    if (bytes.length > this.#options.maxBytes) return
    const temporary = this.#path(`${file}.${randomUUID()}.tmp`)
    try {
      await writeFile(temporary, bytes)
      await utimes(temporary, storedAt, storedAt)
      // A reader sees the old file or the new one, never a part.
      await rename(temporary, this.#path(file))
      this.#files.set(file, bytes.length)
    } catch (error) {
      this.#warn('A file cannot be stored', error)
      await rm(temporary, { force: true }).catch(() => {})
    }
    this.#report()
  }

  async delete(key: string): Promise<void> {
    await this.#ready
    const file = toFileName(key)
    this.#files.delete(file)
    await this.#removeFile(file)
    this.#report()
  }

  async #readDirectory(): Promise<void> {
    const { directory } = this.#options
    try {
      await mkdir(directory, { recursive: true })
      const found: { file: string; bytes: number; time: number }[] = []
      for (const file of await readdir(directory)) {
        if (!/^[\da-f]{64}$/.test(file)) {
          // Left by a process that ended while it was writing.
          if (file.endsWith('.tmp')) await this.#removeFile(file)
          continue
        }
        const { size, mtimeMs } = await stat(this.#path(file))
        found.push({ file, bytes: size, time: mtimeMs })
      }
      found.sort((a, b) => a.time - b.time)
      for (const { file, bytes } of found) this.#files.set(file, bytes)
    } catch (error) {
      this.#warn('A store cannot be opened', error)
    }
    this.#report()
  }

  async #removeFile(file: string): Promise<void> {
    await rm(this.#path(file), { force: true }).catch((error) =>
      this.#warn('A file cannot be removed', error),
    )
  }

  #path(file: string): string {
    return join(this.#options.directory, file)
  }

  #warn(event: string, error: unknown): void {
    logWarning(event, { store: this.#options.name }, error)
  }

  #report(): void {
    const labels = { store: this.#options.name }
    gauge('vitrine_disk_store_bytes', 'Bytes of a store on disk', ['store']).set(
      labels,
      this.#files.calculatedSize,
    )
    gauge('vitrine_disk_store_entries', 'Entries of a store on disk', ['store']).set(labels, this.#files.size)
  }
}

function toFileName(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The checksum of the value, then the value. */
function encode(value: Buffer): Buffer {
  return Buffer.concat([createHash('sha256').update(value).digest(), value])
}

function decode(bytes: Buffer): Buffer | null {
  const value = bytes.subarray(32)
  const isIntact =
    bytes.length >= 32 && createHash('sha256').update(value).digest().equals(bytes.subarray(0, 32))
  return isIntact ? value : null
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
