import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { currentTime } from './clock'
import { logWarning } from './log'
import { gauge } from './metrics'
import { outsideRequests } from './outside-requests'

type DiskStoreOptions = {
  /** The name in metrics and log lines. */
  name: string
  /** Created if it does not exist. No other store may use it. */
  directory: string
  maxBytes: number
  maxEntries: number
}

export type StoredValue = { value: Buffer; storedAt: Date }

/** A temporary file of this age was left by a process that ended while it was writing. */
const abandonedMs = 60_000

/** Files whose size or label is read at the same time. */
const parallelReads = 64

const checksumBytes = 32

/** A longer label is not read. */
const maxLabelBytes = 8 * 1_024

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
  #isOpen = false
  /** The last change of each file that is being changed: changes of one file run one after another. */
  readonly #changes = new Map<string, Promise<void>>()

  constructor(options: DiskStoreOptions) {
    this.#options = options
    this.#files = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_, file, reason) => {
        if (reason === 'evict') void this.#inOrder(file, () => this.#removeUnlisted(file))
      },
    })
    this.#ready = outsideRequests(() => this.#readDirectory())
    this.#report()
  }

  /** Null if there is no value under the key, or its file is damaged. */
  async get(key: string): Promise<StoredValue | null> {
    const file = toFileName(key)
    const isListed = this.#files.get(file) !== undefined
    // A large directory takes seconds to list. Its files can be read before.
    if (!isListed && this.#isOpen) return null
    try {
      const path = this.#path(file)
      const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)])
      const value = decode(bytes)
      if (value) return { value, storedAt: mtime }
      this.#warn('A stored file is damaged and is removed')
    } catch (error) {
      // Another process may have removed the file.
      if (!isNotFound(error)) this.#warn('A stored file cannot be read', error)
      else if (!isListed) return null
    }
    await this.delete(key)
    return null
  }

  /** A value that is larger than the whole store is not stored, and the earlier one of its key is removed. `labels` gives the label. */
  async set(key: string, value: Buffer, storedAt = new Date(currentTime()), label = ''): Promise<void> {
    await this.#ready
    const file = toFileName(key)
    const bytes = encode(value, label)
    if (bytes.length > this.#options.maxBytes) return this.delete(key)
    await this.#inOrder(file, async () => {
      const temporary = this.#path(`${file}.${randomUUID()}.tmp`)
      try {
        await this.#write(temporary, bytes)
        await utimes(temporary, storedAt, storedAt)
        // A reader sees the old file or the new one, never a part.
        await rename(temporary, this.#path(file))
        this.#files.set(file, bytes.length)
      } catch (error) {
        this.#warn('A file cannot be stored', error)
        await rm(temporary, { force: true }).catch(() => {})
      }
    })
    this.#report()
  }

  async delete(key: string): Promise<void> {
    await this.#ready
    const file = toFileName(key)
    await this.#inOrder(file, () => {
      this.#files.delete(file)
      return this.#removeUnlisted(file)
    })
    this.#report()
  }

  /** The labels of the values that the store has when it is opened, the oldest first. A label that cannot be read is left out. */
  async *labels(): AsyncGenerator<string> {
    await this.#ready
    const files = [...this.#files.keys()].reverse()
    for (let start = 0; start < files.length; start += parallelReads) {
      const batch = files.slice(start, start + parallelReads)
      for (const label of await Promise.all(batch.map((file) => this.#readLabel(file))))
        if (label) yield label
    }
  }

  async #readLabel(file: string): Promise<string | null> {
    try {
      const handle = await open(this.#path(file))
      try {
        const head = Buffer.alloc(checksumBytes + 4 + maxLabelBytes)
        const { bytesRead } = await handle.read(head, 0, head.length, 0)
        return splitLabel(head.subarray(checksumBytes, bytesRead))?.label ?? null
      } finally {
        await handle.close()
      }
    } catch {
      // Another process may have removed the file.
      return null
    }
  }

  async #readDirectory(): Promise<void> {
    const { directory } = this.#options
    try {
      await mkdir(directory, { recursive: true })
      const found: { file: string; bytes: number; time: number }[] = []
      const names = await readdir(directory)
      for (let start = 0; start < names.length; start += parallelReads) {
        const batch = names.slice(start, start + parallelReads)
        found.push(...(await Promise.all(batch.map((name) => this.#inspect(name)))).flat())
      }
      found.sort((a, b) => a.time - b.time)
      for (const { file, bytes } of found) this.#files.set(file, bytes)
    } catch (error) {
      this.#warn('A store cannot be opened', error)
    }
    this.#isOpen = true
    this.#report()
  }

  /** The stored file of a name in the directory; none for another name. Removes abandoned temporary files. */
  async #inspect(name: string): Promise<{ file: string; bytes: number; time: number }[]> {
    const isTemporary = name.endsWith('.tmp')
    if (!isTemporary && !/^[\da-f]{64}$/.test(name)) return []
    // Another process may have removed the file.
    const found = await stat(this.#path(name)).catch(() => null)
    if (!found?.isFile()) return []
    if (!isTemporary) return [{ file: name, bytes: found.size, time: found.mtimeMs }]
    if (currentTime() - found.ctimeMs > abandonedMs) await this.#removeFile(name)
    return []
  }

  /** Creates the directory again where it was removed while the process runs. */
  async #write(path: string, bytes: Buffer): Promise<void> {
    try {
      await writeFile(path, bytes)
    } catch (error) {
      if (!isNotFound(error)) throw error
      await mkdir(this.#options.directory, { recursive: true })
      await writeFile(path, bytes)
    }
  }

  /** Runs `change` after the earlier changes of the file. */
  async #inOrder(file: string, change: () => Promise<void>): Promise<void> {
    const previous = this.#changes.get(file) ?? Promise.resolve()
    const own = previous.then(change)
    this.#changes.set(file, own)
    await own
    if (this.#changes.get(file) === own) this.#changes.delete(file)
  }

  /** Keeps a file that was stored again after it was evicted. */
  async #removeUnlisted(file: string): Promise<void> {
    if (!this.#files.has(file)) await this.#removeFile(file)
  }

  async #removeFile(file: string): Promise<void> {
    await rm(this.#path(file), { force: true }).catch((error) =>
      this.#warn('A file cannot be removed', error),
    )
  }

  #path(file: string): string {
    return join(this.#options.directory, file)
  }

  #warn(event: string, error?: unknown): void {
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

/** The checksum of the rest, the length of the label, the label, and the value. */
function encode(value: Buffer, label: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(Buffer.byteLength(label))
  const rest = Buffer.concat([length, Buffer.from(label), value])
  return Buffer.concat([createHash('sha256').update(rest).digest(), rest])
}

function decode(bytes: Buffer): Buffer | null {
  const rest = bytes.subarray(checksumBytes)
  const isIntact =
    bytes.length >= checksumBytes &&
    createHash('sha256').update(rest).digest().equals(bytes.subarray(0, checksumBytes))
  return isIntact ? (splitLabel(rest)?.value ?? null) : null
}

/** Null where the label is not complete. */
function splitLabel(rest: Buffer): { label: string; value: Buffer } | null {
  const end = rest.length < 4 ? Number.POSITIVE_INFINITY : 4 + rest.readUInt32BE()
  return end > rest.length ? null : { label: rest.toString('utf8', 4, end), value: rest.subarray(end) }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
