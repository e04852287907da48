/**
 * A function that gives the first of the equal values that it gets: records of an API repeat the same offices and labels, and each
 * has objects of its own. Values are plain JSON.
 */
export function createSharer(): <T>(value: T) => T {
  const known = new Map<string, unknown>()
  return <T>(value: T): T => {
    const key = JSON.stringify(value)
    if (known.has(key)) return known.get(key) as T
    known.set(key, value)
    return value
  }
}
