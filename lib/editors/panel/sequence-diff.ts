import { diffArrays } from 'diff'

export type Run<Item> = { kind: 'same' | 'added' | 'removed'; items: readonly Item[] }
type SequenceDifference<Item> = {
  runs: readonly Run<Item>[]
  /** Whether the sequences differ so much that all between their common start and end is removed and added. */
  isCoarse: boolean
}

/**
 * What to remove from and to add to one sequence to get another. Items are equal if their keys are. The time grows with the
 * lengths times `maxEdits`, the largest number of removed and added items that are looked for.
 */
export function diffSequences<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
  maxEdits: number,
): SequenceDifference<Item> {
  // Numbers compare in constant time, long texts do not.
  const numbers = new Map<string, number>()
  const numberOf = (item: Item) => {
    const key = keyOf(item)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const [old, fresh] = [before.map(numberOf), after.map(numberOf)]
  const start = commonStart(old, fresh)
  const end = commonStart(old.slice(start).reverse(), fresh.slice(start).reverse())
  const middle = { old: old.slice(start, old.length - end), fresh: fresh.slice(start, fresh.length - end) }
  const changes = diffArrays(middle.old, middle.fresh, { maxEditLength: maxEdits })
  const runs: Run<Item>[] = [{ kind: 'same', items: after.slice(0, start) }]
  let [oldIndex, freshIndex] = [start, start]
  for (const { added, removed, count } of changes ?? wholly(middle.old.length, middle.fresh.length)) {
    runs.push(
      removed
        ? { kind: 'removed', items: before.slice(oldIndex, oldIndex + count) }
        : { kind: added ? 'added' : 'same', items: after.slice(freshIndex, freshIndex + count) },
    )
    if (!added) oldIndex += count
    if (!removed) freshIndex += count
  }
  runs.push({ kind: 'same', items: after.slice(after.length - end) })
  return { runs: runs.filter(({ items }) => items.length > 0), isCoarse: changes === undefined }
}

function commonStart(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((item, position) => item !== b[position])
  return index < 0 ? a.length : index
}

function wholly(removed: number, added: number) {
  return [
    { removed: true, added: false, count: removed },
    { removed: false, added: true, count: added },
  ]
}
