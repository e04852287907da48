import type { Steps } from './steps'

/** As for `sort`. No two items may be equal, so that the order does not depend on the way in which they are sorted. */
export type Compare<T> = (a: T, b: T) => number

const itemsPerStep = 2_000

/** Sorts many items in steps of some milliseconds. */
export function* sortSteps<T>(items: readonly T[], compare: Compare<T>): Steps<T[]> {
  let runs: T[][] = []
  for (let start = 0; start < items.length; start += itemsPerStep) {
    runs.push(items.slice(start, start + itemsPerStep).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(mergeSorted(runs[index] ?? [], runs[index + 1] ?? [], compare))
      yield
    }
    runs = merged
  }
  return runs[0] ?? []
}

export function mergeSorted<T>(first: readonly T[], second: readonly T[], compare: Compare<T>): T[] {
  const merged: T[] = []
  let next = 0
  for (const item of first) {
    for (let other = second[next]; other !== undefined && compare(other, item) < 0; other = second[next]) {
      merged.push(other)
      next += 1
    }
    merged.push(item)
  }
  return merged.concat(second.slice(next))
}
