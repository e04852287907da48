import { type SelectedValues, valuesOf } from '@/lib/facet-filter'
import type { FacetLabel, FacetValue } from './facet-value'

export type FacetedItem<Name extends string> = {
  values: Readonly<Record<Name, readonly FacetValue[]>>
}

/** Records with values of facets, in the order of their list. */
export type FacetList<Item extends FacetedItem<Name>, Name extends string> = {
  names: readonly Name[]
  items: readonly Item[]
  labels: FacetLabels<Name>
  /** Whether the search considers a record at all. */
  isSearched: (item: Item) => boolean
  /** The facet of which some records have every value, and whether a record does. Null for none. */
  everyValue: { name: Name; has: (item: Item) => boolean } | null
}

/** The labels of all values of each facet. */
export type FacetLabels<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, FacetLabel>>>

/** A part of a filter, and what it says of a record and its index in the list. */
export type FilterCheck<Item, Part extends string> = {
  name: Part
  passes: (item: Item, index: number) => boolean
}

export type FacetResult<Item, Name extends string, Part extends string> = {
  /** All records that the filter selects, in the order of the search. */
  items: readonly Item[]
  /** For each value of a facet, how many records the filter selects with this value instead of the facet's selected ones. */
  counts: Readonly<Record<Name, ReadonlyMap<string, number>>>
  /** How many more records there are without a part of the filter, by part. A part that changes nothing is missing. */
  gains: ReadonlyMap<Name | Part, number>
}

/** The values of all records. The label of a value is that of the first record that has it. */
export function listLabels<Name extends string>(
  names: readonly Name[],
  items: readonly FacetedItem<Name>[],
): FacetLabels<Name> {
  const labels = mapNames(names, () => new Map<string, FacetLabel>())
  for (const item of items)
    for (const name of names)
      for (const { value, label } of item.values[name])
        if (!labels[name].has(value)) labels[name].set(value, label)
  return labels
}

/**
 * The records that a filter selects, in the order of their indexes in `order`. One pass: a record counts for a facet where no
 * other part of the filter excludes it.
 */
export function searchFacets<Item extends FacetedItem<Name>, Name extends string, Part extends string>(
  list: FacetList<Item, Name>,
  { facets }: { facets: SelectedValues<Name> },
  others: readonly FilterCheck<Item, Part>[],
  order: Iterable<number>,
): FacetResult<Item, Name, Part> {
  const { names, labels, everyValue, isSearched } = list
  const checks: FilterCheck<Item, Name | Part>[] = [...toFacetChecks(list, facets), ...others]
  const items: Item[] = []
  const counts = mapNames(names, () => new Map<string, number>())
  let everywhere = 0
  const gains = new Map<Name | Part, number>()
  const count = (item: Item, name: Name) => {
    const known = counts[name]
    for (const { value } of item.values[name]) known.set(value, (known.get(value) ?? 0) + 1)
    if (everyValue?.name === name && everyValue.has(item)) everywhere += 1
  }
  for (const index of order) {
    const item = list.items[index]
    if (item === undefined || !isSearched(item)) continue
    const failed = findFailed(checks, item, index)
    if (failed === null) {
      items.push(item)
      for (const name of names) count(item, name)
    } else if (failed !== 'several') {
      gains.set(failed, (gains.get(failed) ?? 0) + 1)
      const name = names.find((candidate) => candidate === failed)
      if (name !== undefined) count(item, name)
    }
  }
  if (everyValue && everywhere > 0)
    for (const value of labels[everyValue.name].keys())
      counts[everyValue.name].set(value, (counts[everyValue.name].get(value) ?? 0) + everywhere)
  return { items, counts, gains }
}

function toFacetChecks<Item extends FacetedItem<Name>, Name extends string>(
  { names, labels, everyValue }: FacetList<Item, Name>,
  facets: SelectedValues<Name>,
): FilterCheck<Item, Name>[] {
  return names.flatMap((name) => {
    const selected = new Set(valuesOf({ facets }, name))
    // A value that is in no record selects nothing.
    const isKnown = [...selected].some((value) => labels[name].has(value))
    const passes = (item: Item) =>
      (isKnown && everyValue?.name === name && everyValue.has(item)) ||
      item.values[name].some(({ value }) => selected.has(value))
    return selected.size === 0 ? [] : [{ name, passes }]
  })
}

/** The part that excludes a record; null where none does. */
function findFailed<Item, Part extends string>(
  checks: readonly FilterCheck<Item, Part>[],
  item: Item,
  index: number,
): Part | 'several' | null {
  let failed: Part | null = null
  for (const { name, passes } of checks) {
    if (passes(item, index)) continue
    if (failed !== null) return 'several'
    failed = name
  }
  return failed
}

/** A value for each facet. */
export function mapNames<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  // `Object.fromEntries` has the type of any string key.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}
