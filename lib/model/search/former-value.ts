import { lookUpLanguage } from '@vitrine/api-contract/language-lookup'
import { toSlug } from '@vitrine/api-contract/slug'
import { type FacetFilter, foldValue, valuesOf, withValues } from '@/lib/facet-filter'
import type { FacetLabels } from './facet-columns'
import type { FacetLabel } from './facet-value'

/**
 * The filter with the values that records have. URLs of earlier versions of the site have values that tell spellings of one name
 * apart, and languages with regions; visitors may name a text in its own script. A value that no record has and had stays.
 */
export function withCurrentValues<Name extends string, Filter extends FacetFilter<Name>>(
  names: readonly Name[],
  filter: Filter,
  labels: FacetLabels<Name>,
): Filter {
  return names.reduce<Filter>((resolved, name) => {
    const known = labels[name]
    const selected = valuesOf(resolved, name)
    if (selected.every((value) => known.has(value))) return resolved
    const current = selected.map((value) => (known.has(value) ? value : (findCurrent(value, known) ?? value)))
    return withValues<Name, Filter>(resolved, name as Name & keyof Filter['facets'], current)
  }, filter)
}

/** Made once for the labels of a board, because a request can name many values that no record has. */
const formerValues = new WeakMap<ReadonlyMap<string, FacetLabel>, ReadonlyMap<string, string>>()

function findCurrent(value: string, known: ReadonlyMap<string, FacetLabel>): string | null {
  // The labels of a facet are of one kind.
  const [first] = known.values()
  if (first && 'languageCode' in first) return lookUpLanguage(value, [...known.keys()])
  const former = formerValues.get(known) ?? listFormerValues(known)
  formerValues.set(known, former)
  return former.get(value) ?? null
}

/** The other values of the texts of records, each with the first current one. */
function listFormerValues(known: ReadonlyMap<string, FacetLabel>): ReadonlyMap<string, string> {
  const former = new Map<string, string>()
  for (const [current, label] of known) {
    if (!('text' in label)) continue
    for (const value of [toSlug(label.text) || label.text, label.text].map(foldValue))
      if (value !== null && !former.has(value)) former.set(value, current)
  }
  return former
}
