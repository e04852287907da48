import { randomUUID } from 'node:crypto'
import { sharedState } from '@/lib/process/shared-state'

/** The cache key: a version of another process says nothing about the memory of this one. */
export const processId = `${process.pid} ${performance.timeOrigin}`

type Version<T> = { version: string; value: T }

/** A page that is being rendered reads the same version twice. After that, the memory is not needed for two large values. */
const previousMs = 30_000

type MemoryVersions<T> = {
  /** Stores a value, and gives its version. */
  store: (value: T) => string
  /**
   * The value of the version that `readVersion` gives: a `'use cache'` function of its argument, which loads the value, stores it
   * and has its tags and its cache lifetime. The newest value where others have replaced that version since.
   */
  read: (readVersion: (cacheKey: string) => Promise<string>) => Promise<T>
  /** The newest value. Null if there is none. */
  latest: () => T | null
  latestVersion: () => string | null
}

/**
 * Values of one reader in the memory of this process. The caches of Next.js serialize what they store, and read it again for each
 * page: they have only the version of a value that grows with the site.
 */
export function createMemoryVersions<T extends object>(name: string): MemoryVersions<T> {
  const state = sharedState<{ latest: Version<T> | null; previous: Version<T> | null }>(
    `memory-versions ${name}`,
    () => ({ latest: null, previous: null }),
  )
  return {
    store: (value) => {
      const version = randomUUID()
      const previous = state.latest
      Object.assign(state, { latest: { version, value }, previous })
      const drop = () => {
        if (state.previous === previous) state.previous = null
      }
      setTimeout(drop, previousMs).unref()
      return version
    },
    read: async (readVersion) => {
      const version = await readVersion(processId)
      const known = state.previous?.version === version ? state.previous : state.latest
      if (known === null) throw new Error(`${name}: no version is in the memory of this process`)
      return known.value
    },
    latest: () => state.latest?.value ?? null,
    latestVersion: () => state.latest?.version ?? null,
  }
}
