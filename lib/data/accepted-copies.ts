import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isBuild } from '@/lib/env'
import { DiskStore } from '@/lib/process/disk-store'
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
export type ComparedCopy = { text: string; isStored: boolean }

export function compareCopy(key: string, response: unknown): ComparedCopy {
  const text = JSON.stringify(response)
  return { text, isStored: copies().hashes.get(keyOf(key)) === hashOf(text) }
}

/** Null if there is no copy. A key always has one type of response. */
export async function readCopy<T>(key: string): Promise<T | null> {
  return (await readDatedCopy<T>(key))?.response ?? null
}

/** The same with the time at which the response was stored: one that did not change is not stored again. */
export async function readDatedCopy<T>(key: string): Promise<{ response: T; storedAt: Date } | null> {
  const stored = await copies().store.get(keyOf(key))
  if (stored === null) return null
  const { value, storedAt } = stored
  return { response: JSON.parse((await decompress(value)).toString('utf8')) as T, storedAt }
}

/** The build reads with several processes, and leaves the copies to the running site. */
export async function storeCopy(key: string, { text }: ComparedCopy): Promise<void> {
  if (isBuild) return
  copies().hashes.set(keyOf(key), hashOf(text))
  await copies().store.set(keyOf(key), await compress(text, { level: constants.Z_BEST_SPEED }))
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
