import 'server-only'

/** Long enough a list for a site's feeds, short enough for its memory. */
const maxKept = 200

/** How long nobody has to wait for a read that has just failed, in milliseconds. */
const pause = 10_000

const kept = new Map<string, { value: unknown; failedAt: number }>()

/**
 * What `read` gives, or, where it throws, what it gave last under this key. Cached functions forget what has come of
 * age, and only pages outlive that by themselves. Null is not kept. Throws where there is nothing to fall back to.
 */
export async function orLastGood<T>(
  key: string,
  read: () => Promise<T | null>,
  now = Date.now(),
): Promise<T | null> {
  const last = kept.get(key)
  // A key has one kind of value.
  if (last && now < last.failedAt + pause) return last.value as T
  try {
    const value = await read()
    kept.delete(key)
    if (value !== null) kept.set(key, { value, failedAt: Number.NEGATIVE_INFINITY })
    for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    return value
  } catch (error) {
    if (!last) throw error
    console.error(error)
    kept.set(key, { ...last, failedAt: now })
    return last.value as T
  }
}
