import { setImmediate as pause } from 'node:timers/promises'

/** Maps one item after another, in order. Between two items the process handles other requests: to read one text can take a while. */
export async function mapWithPauses<T, R>(items: readonly T[], toResult: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  for (const item of items) {
    if (results.length > 0) await pause()
    results.push(toResult(item))
  }
  return results
}
