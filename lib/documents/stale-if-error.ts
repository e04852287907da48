import 'server-only'
import { LRUCache } from 'lru-cache'

/** UTF-16 code units of all copies together: enough for the feeds and sitemaps of a large site. */
const maxSize = 64 * 2 ** 20

/** How long a read that failed is not tried again. */
const pauseMs = 10_000

type Copy = { value: unknown; failedAt: number }

const copies = new LRUCache<string, Copy>({
  maxSize,
  sizeCalculation: ({ value }) => JSON.stringify(value).length,
})

/**
 * The result of `read` or, where it throws, its last result under this key. `'use cache'` functions drop expired results
 * and then throw; only pages are served beyond that by Next.js. Results for which `isStored` is false, and null, are not
 * stored. Throws where there is no copy. A key always has one type of result.
 */
export async function staleIfError<T>(
  key: string,
  read: () => Promise<T | null>,
  isStored: (value: T) => boolean = () => true,
  clock: () => number = Date.now,
): Promise<T | null> {
  const copy = copies.get(key)
  if (copy && clock() < copy.failedAt + pauseMs) return copy.value as T
  try {
    const value = await read()
    copies.delete(key)
    if (value !== null && isStored(value)) copies.set(key, { value, failedAt: Number.NEGATIVE_INFINITY })
    return value
  } catch (error) {
    if (!copy) throw error
    console.error(error)
    copy.failedAt = clock()
    return copy.value as T
  }
}
