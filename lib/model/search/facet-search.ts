import { mapNames, type SelectedValues, valuesOf } from '@/lib/facet-filter'
import type { FacetColumn, FacetColumns } from './facet-columns'

/** Records with values of facets, in the order of their list. */
type FacetList<Item, Name extends string> = {
  names: readonly Name[]
  items: readonly Item[]
  /** The values of the same records. */
  columns: FacetColumns<Name>
  /** Whether the search considers a record at all. */
  isSearched: (item: Item) => boolean
  /** The facet of which some records have every value, and whether a record does. Null for none. */
  everyValue: { name: Name; has: (item: Item) => boolean } | null
}

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
  /**
   * Where the filter selects nothing, and without any one part nothing either: how many records each part alone selects. A part
   * that selects none is missing.
   */
  alone: ReadonlyMap<Name | Part, number>
}

/**
 * The records that a filter selects, in the order of their indexes in `order`. One pass: a record counts for a facet where no
 * other part of the filter excludes it.
 */
export function searchFacets<Item, Name extends string, Part extends string>(
  list: FacetList<Item, Name>,
  { facets }: { facets: SelectedValues<Name> },
  others: readonly FilterCheck<Item, Part>[],
  order: Iterable<number>,
): FacetResult<Item, Name, Part> {
  const { names, columns, everyValue, isSearched } = list
  const checks: FilterCheck<Item, Name | Part>[] = [...toFacetChecks(list, facets), ...others]
  const items: Item[] = []
  const counters = names.map((name) =>
    createCounter(columns[name], everyValue?.name === name ? everyValue.has : null),
  )
  const gains = new Map<Name | Part, number>()
  for (const index of order) {
    const item = list.items[index]
    if (item === undefined || !isSearched(item)) continue
    const failed = findFailed(checks, item, index)
    if (failed === null) {
      items.push(item)
      for (const { count } of counters) count(item, index)
    } else if (failed !== 'several') {
      gains.set(failed, (gains.get(failed) ?? 0) + 1)
      counters[names.indexOf(failed as Name)]?.count(item, index)
    }
  }
  const counts = mapNames(names, (name) => counters[names.indexOf(name)]?.read() ?? new Map())
  // With two parts, what one alone selects is the gain of the other.
  const isStuck = items.length === 0 && gains.size === 0 && checks.length > 2
  return { items, counts, gains, alone: isStuck ? countAlone(list, checks) : new Map() }
}

/** Counts the records of each value of a facet. `hasEvery` says which records have all of its values; null for none. */
function createCounter<Item>(column: FacetColumn, hasEvery: ((item: Item) => boolean) | null) {
  const { values, numbers, starts } = column
  const totals = new Uint32Array(values.length)
  let everywhere = 0
  return {
    count: (item: Item, index: number) => {
      const end = starts[index + 1] ?? 0
      for (let at = starts[index] ?? 0; at < end; at += 1) {
        const number = numbers[at] ?? 0
        totals[number] = (totals[number] ?? 0) + 1
      }
      if (hasEvery?.(item)) everywhere += 1
    },
    /** Without the values that no record has. */
    read: () =>
      new Map(
        values
          .map((value, number) => [value, (totals[number] ?? 0) + everywhere] as const)
          .filter(([, total]) => total > 0),
      ),
  }
}

function countAlone<Item, Name extends string, Part extends string>(
  { items, isSearched }: FacetList<Item, Name>,
  checks: readonly FilterCheck<Item, Part>[],
): Map<Part, number> {
  const totals = checks.map(() => 0)
  items.forEach((item, index) => {
    if (!isSearched(item)) return
    for (let place = 0; place < checks.length; place += 1)
      if (checks[place]?.passes(item, index)) totals[place] = (totals[place] ?? 0) + 1
  })
  return new Map(
    checks.map(({ name }, place) => [name, totals[place] ?? 0] as const).filter(([, total]) => total > 0),
  )
}

function toFacetChecks<Item, Name extends string>(
  { names, columns, everyValue }: FacetList<Item, Name>,
  facets: SelectedValues<Name>,
): FilterCheck<Item, Name>[] {
  return names.flatMap((name) => {
    const selected = new Set(valuesOf({ facets }, name))
    const { values, numbers, starts } = columns[name]
    const isSelected = values.map((value) => selected.has(value))
    // A value that is in no record selects nothing.
    const hasEvery = isSelected.includes(true) && everyValue?.name === name ? everyValue.has : null
    const passes = (item: Item, index: number) => {
      const end = starts[index + 1] ?? 0
      // Without a function for each value: this runs for all records of the site.
      for (let at = starts[index] ?? 0; at < end; at += 1) if (isSelected[numbers[at] ?? 0]) return true
      return hasEvery?.(item) === true
    }
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
