import { type FacetFilter, mapNames, maxCounted, valuesOf } from '@/lib/facet-filter'
import type { FacetLabels } from './facet-columns'
import { facetLabel, facetRank } from './facet-label'
import type { FacetResult } from './facet-search'

export type FacetCount = {
  value: string
  label: string
  /** How many records there are with this value instead of the selected ones of its facet. */
  count: number
}

/** The values with records, and the selected ones; most records first, except where a facet has an order of its own. */
export type FacetCounts<Name extends string> = Readonly<Record<Name, readonly FacetCount[]>>

/** The counts that a page shows, with labels in its language. */
export function toFacetCounts<Name extends string>(
  names: readonly Name[],
  { labels, counts }: Pick<FacetResult<never, Name, never>, 'counts'> & { labels: FacetLabels<Name> },
  filter: FacetFilter<Name>,
  locale: string,
): FacetCounts<Name> {
  const collator = new Intl.Collator(locale)
  return mapNames(names, (name) => {
    const selected = valuesOf(filter, name)
    const ordered = [...counts[name]].sort(([, a], [, b]) => b - a).map(([value]) => value)
    const values = [...new Set([...ordered.slice(0, maxCounted), ...selected])]
    return values
      .map((value) => {
        const label = labels[name].get(value)
        return {
          rank: facetRank(name, label),
          shown: {
            value,
            label: label ? facetLabel(name, label, locale) : value,
            count: counts[name].get(value) ?? 0,
          },
        }
      })
      .sort(
        (a, b) =>
          a.rank - b.rank || b.shown.count - a.shown.count || collator.compare(a.shown.label, b.shown.label),
      )
      .map(({ shown }) => shown)
  })
}

/** What helps where a filter has no results: to remove a part, or to keep one part only. `total` is the number of results then. */
export type Suggestion<Part extends string> = { remove: Part; total: number } | { keep: Part; total: number }

/** The part of a filter without results whose removal gives most, else the one that alone gives most. Null where neither helps. */
export function suggestChange<Part extends string>({
  gains,
  alone,
}: Pick<FacetResult<never, never, Part>, 'gains' | 'alone'>): Suggestion<Part> | null {
  const kept = findMost(alone)
  return suggestRemoval(gains) ?? (kept && { keep: kept[0], total: kept[1] })
}

/** The part whose removal gives most. Null where none helps. */
export function suggestRemoval<Part extends string>(
  gains: ReadonlyMap<Part, number>,
): { remove: Part; total: number } | null {
  const best = findMost(gains)
  return best && { remove: best[0], total: best[1] }
}

function findMost<Part>(totals: ReadonlyMap<Part, number>): readonly [Part, number] | null {
  return [...totals].sort(([, a], [, b]) => b - a)[0] ?? null
}
