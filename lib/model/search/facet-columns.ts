import { mapNames } from '@/lib/facet-filter'
import { runSteps, type Steps } from '@/lib/process/steps'
import type { FacetLabel, FacetValue } from './facet-value'

type FacetedItem<Name extends string> = {
  values: Readonly<Record<Name, readonly FacetValue[]>>
}

/**
 * The values of a facet in all records of a list, as numbers, so that a search counts them without looking up texts. The number of a
 * value is its place in `values`, which are in the order of their first records.
 */
export type FacetColumn = {
  values: readonly string[]
  /** The numbers of the values of all records, record by record. */
  numbers: Uint32Array
  /** Where the numbers of each record begin. One more than there are records: the last is the length of `numbers`. */
  starts: Uint32Array
}

export type FacetColumns<Name extends string> = Readonly<Record<Name, FacetColumn>>

/** The labels of all values of each facet. */
export type FacetLabels<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, FacetLabel>>>

/** The values of all records, and their labels: those of the first record that has a value. */
export function indexFacets<Name extends string>(
  names: readonly Name[],
  items: readonly FacetedItem<Name>[],
): { columns: FacetColumns<Name>; labels: FacetLabels<Name> } {
  return runSteps(facetSteps(names, items))
}

/** The same with a step for each facet. */
export function* facetSteps<Name extends string>(
  names: readonly Name[],
  items: readonly FacetedItem<Name>[],
): Steps<{ columns: FacetColumns<Name>; labels: FacetLabels<Name> }> {
  const indexes = new Map<Name, ReturnType<typeof indexFacet>>()
  for (const name of names) {
    indexes.set(name, indexFacet(items.map(({ values }) => values[name])))
    yield
  }
  const indexOf = (name: Name) => indexes.get(name) ?? indexFacet([])
  return {
    columns: mapNames(names, (name) => indexOf(name).column),
    labels: mapNames(names, (name) => indexOf(name).labels),
  }
}

function indexFacet(records: readonly (readonly FacetValue[])[]) {
  const labels = new Map<string, FacetLabel>()
  const places = new Map<string, number>()
  const numbers = new Uint32Array(records.reduce((sum, { length }) => sum + length, 0))
  const starts = new Uint32Array(records.length + 1)
  let at = 0
  for (const [index, record] of records.entries()) {
    for (const { value, label } of record) {
      const number = places.get(value) ?? places.size
      if (number === places.size) {
        places.set(value, number)
        labels.set(value, label)
      }
      numbers[at] = number
      at += 1
    }
    starts[index + 1] = at
  }
  return { column: { values: [...places.keys()], numbers, starts }, labels }
}
