import { type FacetFilter, valuesOf, withValues } from '@/lib/facet-filter'
import { formatList } from '@/lib/i18n/format'
import { facetNames, type JobFilter, type MinSalary } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import type { FacetCounts } from './facet-count'

/** Texts in the language of a page for the parts that are no values of a facet. */
type FilterTexts = {
  words: (words: string) => string
  salary: (salary: MinSalary) => string
  spontaneous: () => string
}

/** More would make a heading of several lines. */
const maxNamed = 3

/** The texts of the parts for headings and titles. `others` is the text for the number of parts that are left out. */
export function namedParts(
  parts: readonly SelectedPart<unknown>[],
  others: (count: number) => string,
): string[] {
  const named = parts.length > maxNamed ? parts.slice(0, maxNamed - 1) : parts
  const left = parts.length - named.length
  return [...named.map(({ text }) => text), ...(left > 0 ? [others(left)] : [])]
}

/** What a filter selects, as text, and the filter without it. A key begins with the name of the part. */
export type SelectedPart<Filter> = { key: string; text: string; without: Filter }

/** The texts of a part of a filter: those of its values. */
export function partText(parts: readonly SelectedPart<unknown>[], part: string, locale: string): string {
  return formatList(
    parts.filter(({ key }) => key.split(' ')[0] === part).map(({ text }) => text),
    locale,
  )
}

/** The words, and the selected values in the order of the facets. */
export function selectedValues<Name extends string, Filter extends FacetFilter<Name>>(
  names: readonly Name[],
  filter: Filter,
  facets: FacetCounts<Name>,
  wordsText: (words: string) => string,
): SelectedPart<Filter>[] {
  const { words } = filter
  const values = names.flatMap((name) =>
    valuesOf(filter, name).map((value, _, all) => ({
      key: `${name} ${value}`,
      text: facets[name].find((known) => known.value === value)?.label ?? value,
      without: withValues(
        filter,
        name,
        all.filter((other) => other !== value),
      ),
    })),
  )
  return words
    ? [{ key: 'words', text: wordsText(words), without: { ...filter, words: '' } }, ...values]
    : values
}

/** The words, the selected values, the pay and the kind. */
export function selectedParts(
  filter: JobFilter,
  { facets }: Pick<JobSearch, 'facets'>,
  texts: FilterTexts,
): SelectedPart<JobFilter>[] {
  const { salary, isSpontaneous } = filter
  const parts = selectedValues(facetNames, filter, facets, texts.words)
  if (salary) parts.push({ key: 'salary', text: texts.salary(salary), without: { ...filter, salary: null } })
  if (isSpontaneous)
    parts.push({ key: 'kind', text: texts.spontaneous(), without: { ...filter, isSpontaneous: false } })
  return parts
}
