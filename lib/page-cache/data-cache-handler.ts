import { LRUCache } from 'lru-cache'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { env } from '@/lib/env'
import { currentTime } from '@/lib/process/clock'
import { gauge } from '@/lib/process/metrics'

/** The results of functions with the directive `use cache`, in memory. */
const maxBytes = 48 * 2 ** 20

/** Of these results, the small ones: a few long lists would evict thousands of them, each of which costs a request to the API. */
const maxSmallBytes = 16 * 2 ** 20
const maxSmallEntryBytes = 2 * 2 ** 10

/** Of these results, the small ones with a shorter lifetime than REVALIDATE_SECONDS. */
const maxBriefBytes = 4 * 2 ** 20

/** A larger result is a list, however short its lifetime is: nobody can invent many of those. */
const maxBriefEntryBytes = 64 * 2 ** 10

/** What an entry needs besides its value: objects, tags and headers of buffers. Next.js' own handler counts nothing. */
const overheadBytes = 1_500

type Stored = Omit<CacheEntry, 'value'> & { value: Uint8Array }

/** Timestamps in milliseconds. */
type Revalidated = { stale?: number; expired?: number }

const sizeCalculation = ({ value }: Stored, key: string) => overheadBytes + value.byteLength + key.length * 2

const entries = new LRUCache<string, Stored>({ maxSize: maxBytes, sizeCalculation })

const smallEntries = new LRUCache<string, Stored>({ maxSize: maxSmallBytes, sizeCalculation })

/** What was not found, and look-ups: they have a short lifetime, and visitors can invent any number of them. */
const briefEntries = new LRUCache<string, Stored>({ maxSize: maxBriefBytes, sizeCalculation })

const revalidatedTags = new LRUCache<string, Revalidated>({ max: 100_000 })

const caches = [entries, smallEntries, briefEntries]

/** The entries that a cached function is computing now, so that a read waits for them. */
const pending = new Map<string, Promise<void>>()

gauge('vitrine_data_cache_bytes', 'Bytes of the results of cached functions', [], (metric) => {
  metric.set(caches.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0))
})
gauge('vitrine_data_cache_entries', 'Results of cached functions', [], (metric) => {
  metric.set(caches.reduce((sum, { size }) => sum + size, 0))
})

/**
 * The data cache of Next.js (`cacheHandlers.default` in next.config.mjs). Like Next.js' own handler it gives no result
 * past its `revalidate`: pages are served stale, data is read again.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers
 */
const dataCacheHandler: CacheHandler = {
  async get(key) {
    await pending.get(key)
    const stored = caches.find((cache) => cache.has(key))?.get(key)
    if (!stored || currentTime() > stored.timestamp + stored.revalidate * 1000) return undefined
    if (isRevalidated(stored, 'expired')) return undefined
    const { value, ...entry } = stored
    const revalidate = isRevalidated(stored, 'stale') ? -1 : entry.revalidate
    return { ...entry, revalidate, value: toStream(value) }
  },

  async set(key, pendingEntry) {
    const stored = store(key, pendingEntry)
    pending.set(key, stored)
    await stored
    pending.delete(key)
  },

  async refreshTags() {},

  async getExpiration(tags) {
    return Math.max(0, ...tags.map((tag) => revalidatedTags.get(tag)?.expired ?? 0))
  },

  async updateTags(tags, durations) {
    const now = currentTime()
    for (const tag of tags) {
      const earlier = revalidatedTags.get(tag)
      if (!durations) revalidatedTags.set(tag, { ...earlier, expired: now })
      else {
        const expired = durations.expire === undefined ? earlier?.expired : now + durations.expire * 1000
        revalidatedTags.set(tag, { stale: now, ...(expired === undefined ? {} : { expired }) })
      }
    }
  },
}

/** @public Imported by data-cache-handler.mjs. */
export default dataCacheHandler

function toStream(value: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(value)
      controller.close()
    },
  })
}

/** Stores nothing where the function fails while its result is read. */
async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
  for (const cache of caches) cache.delete(key)
  try {
    const { value, ...entry } = await pendingEntry
    if (entry.expire === 0) return
    const bytes = new Uint8Array(await new Response(value).arrayBuffer())
    const isBrief = entry.revalidate < env.REVALIDATE_SECONDS && bytes.byteLength <= maxBriefEntryBytes
    const isSmall = bytes.byteLength <= maxSmallEntryBytes
    const cache = isBrief ? briefEntries : isSmall ? smallEntries : entries
    cache.set(key, { ...entry, value: bytes })
  } catch {
    // Next.js reports the error where the function is called.
  }
}

/** A tag that expires in the future expires nothing yet. */
function isRevalidated({ tags, timestamp }: Stored, kind: keyof Revalidated): boolean {
  return tags.some((tag) => {
    const time = revalidatedTags.get(tag)?.[kind]
    return time !== undefined && time > timestamp && (kind === 'stale' || time <= currentTime())
  })
}
