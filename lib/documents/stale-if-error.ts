import 'server-only'

/** Characters of all that is kept: the feeds of a large site, and no more than a process can spare. */
const maxKept = 64 * 2 ** 20

/** How long nobody has to wait for a read that has just failed, in milliseconds. */
const pause = 10_000

type Kept = { value: unknown; size: number; failedAt: number }

const kept = new Map<string, Kept>()
let total = 0

/**
 * What `read` gives, or, where it throws, what it gave last under this key. Cached functions forget what has come of
 * age, and only pages outlive that by themselves. Only what `isKept` is kept, and null is not. Throws where there is
 * nothing to fall back to.
 */
export async function orLastGood<T>(
  key: string,
  read: () => Promise<T | null>,
  isKept: (value: T) => boolean = () => true,
  clock: () => number = Date.now,
): Promise<T | null> {
  const last = kept.get(key)
  // A key has one kind of value.
  if (last && clock() < last.failedAt + pause) return last.value as T
  try {
    const value = await read()
    drop(key)
    if (value !== null && isKept(value)) keep(key, value)
    return value
  } catch (error) {
    if (!last) throw error
    console.error(error)
    last.failedAt = clock()
    return last.value as T
  }
}

function keep(key: string, value: unknown): void {
  const size = JSON.stringify(value).length
  kept.set(key, { value, size, failedAt: Number.NEGATIVE_INFINITY })
  total += size
  for (const oldest of kept.keys()) if (total > maxKept) drop(oldest)
}

function drop(key: string): void {
  total -= kept.get(key)?.size ?? 0
  kept.delete(key)
}
