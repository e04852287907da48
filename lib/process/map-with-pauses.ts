import { setImmediate as pause } from 'node:timers/promises'

/** Longer without a pause delays the responses to other requests. */
const maxMs = 10

/** Maps one item after another, in order. After some milliseconds the process handles other requests before it maps the next item. */
export async function mapWithPauses<T, R>(
  items: readonly T[],
  toResult: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = []
  let pausedAt = performance.now()
  for (const [index, item] of items.entries()) {
    if (performance.now() - pausedAt > maxMs) {
      await pause()
      pausedAt = performance.now()
    }
    results.push(toResult(item, index))
  }
  return results
}
