import { lookUpLanguage } from '@vitrine/api-contract/language-lookup'
import { type FacetFilter, foldValue, valuesOf, withValues } from '@/lib/facet-filter'
import type { FacetLabels } from './facet-columns'
import type { FacetLabel } from './facet-value'
import { toSlug } from './slug'

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

function findCurrent(value: string, known: ReadonlyMap<string, FacetLabel>): string | null {
  for (const [current, label] of known) {
    if ('text' in label && [toSlug(label.text) || label.text, label.text].map(foldValue).includes(value))
      return current
    if ('languageCode' in label && lookUpLanguage(value, [current])) return current
  }
  return null
}
