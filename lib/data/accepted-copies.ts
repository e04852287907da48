import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isBuild } from '@/lib/env'
import { DiskStore, type StoredValue } from '@/lib/process/disk-store'
import { sharedState } from '@/lib/process/shared-state'
import { listsDirectory, upstreamId } from './quarantine-files'

const maxEntries = 20_000

/** The last accepted responses, by what was read. `hashes` are those of the stored texts that this process knows. */
const copies = () =>
  sharedState(`accepted-copies ${listsDirectory}`, () => ({
    store: new DiskStore({
      name: 'accepted-lists',
      directory: join(listsDirectory, 'copies'),
      maxBytes: 300_000_000,
      maxEntries,
    }),
    hashes: new LRUCache<string, string>({ max: maxEntries }),
  }))

/** A response as text, and whether it is the stored one. */
type ComparedCopy = { text: string; isStored: boolean }

export function compareCopy(key: string, response: unknown): ComparedCopy {
  const text = JSON.stringify(response)
  return { text, isStored: copies().hashes.get(keyOf(key)) === hashOf(text) }
}

/** Null if there is no copy. A key always has one type of response. */
export async function readCopy<T>(key: string): Promise<T | null> {
  const stored = await copies().store.get(keyOf(key))
  return stored && (JSON.parse((await decompress(stored.value)).toString('utf8')) as T)
}

/**
 * The bytes that `storePackedCopy` has stored, and when: a response that did not change is not stored again. Null if there is no copy.
 */
export function readPackedCopy(key: string): Promise<StoredValue | null> {
  return copies().store.get(keyOf(key))
}

/** The build reads with several processes, and leaves the copies to the running site. */
export async function storeCopy(key: string, compared: ComparedCopy): Promise<void> {
  await storePackedCopy(key, compared, () => compress(compared.text, { level: constants.Z_BEST_SPEED }))
}

/** Stores the bytes that `pack` makes of the response, where `storeCopy` stores compressed JSON. */
export async function storePackedCopy(
  key: string,
  { text }: ComparedCopy,
  pack: () => Promise<Buffer>,
): Promise<void> {
  if (isBuild) return
  copies().hashes.set(keyOf(key), hashOf(text))
  await copies().store.set(keyOf(key), await pack())
}

export async function deleteCopy(key: string): Promise<void> {
  if (isBuild) return
  copies().hashes.delete(keyOf(key))
  await copies().store.delete(keyOf(key))
}

const compress = promisify(gzip)
const decompress = promisify<Buffer, Buffer>(gunzip)

function keyOf(key: string): string {
  return `gzip ${upstreamId} ${key}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
