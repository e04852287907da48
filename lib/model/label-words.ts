import { toNameWords } from '@vitrine/api-contract/search-words'
import { hasWord } from '@/lib/facet-filter'
import { locales } from '@/lib/i18n/locales'
import type { FacetLabels } from './search/facet-columns'
import { facetLabel } from './search/facet-label'
import type { FacetValue } from './search/facet-value'

/** For each searched facet, the words of the labels of its values in all locales. */
export type LabelWords<Name extends string> = readonly {
  name: Name
  values: readonly { value: string; words: readonly string[] }[]
}[]

/** A record with values of facets. */
type Labelled<Name extends string> = { values: Readonly<Record<Name, readonly FacetValue[]>> }

/** Values of tokens whose labels are words of other things: `other` and, for remote work, `no` (on site). */
const unsearched: readonly string[] = ['other', 'no']

/** The words of labels by which visitors name records: the language of a page has them, and the records do not. */
export function toLabelWords<Name extends string>(
  labels: FacetLabels<Name>,
  names: readonly Name[],
): LabelWords<Name> {
  return names.map((name) => ({
    name,
    values: [...labels[name]]
      .filter(([, label]) => !('token' in label && unsearched.includes(label.token)))
      .map(([value, label]) => ({
        value,
        words: toNameWords(locales.map((locale) => facetLabel(name, label, locale))),
      })),
  }))
}

/** Whether a label has one of these words. */
export function isInLabels(labelWords: LabelWords<string>, forms: readonly string[]): boolean {
  return labelWords.some(({ values }) => values.some(({ words }) => hasForm(words, forms)))
}

/** Says of a record whether a label of it has one of these words. */
export function findInLabels<Name extends string>(
  labelWords: LabelWords<Name>,
  forms: readonly string[],
): (record: Labelled<Name>) => boolean {
  const found = labelWords.map(({ name, values }) => {
    const own = values.filter(({ words }) => hasForm(words, forms))
    return { name, values: new Set(own.map(({ value }) => value)) }
  })
  return (record) =>
    found.some(
      ({ name, values }) => values.size > 0 && record.values[name].some(({ value }) => values.has(value)),
    )
}

function hasForm(words: readonly string[], forms: readonly string[]): boolean {
  return forms.some((form) => words.some((own) => hasWord(own, form)))
}
