import 'server-only'

/** Long enough a list for a site's feeds, short enough for its memory. */
const maxKept = 200

const kept = new Map<string, unknown>()

/**
 * What `read` gives, or, where it throws, what it gave last under this key. Cached functions forget what has come of
 * age, and only pages outlive that by themselves. Null is not kept. Throws where there is nothing to fall back to.
 */
export async function orLastGood<T>(key: string, read: () => Promise<T | null>): Promise<T | null> {
  try {
    const value = await read()
    kept.delete(key)
    if (value !== null) kept.set(key, value)
    for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    return value
  } catch (error) {
    const last = kept.get(key) as T | undefined
    if (last === undefined) throw error
    console.error(error)
    return last
  }
}
