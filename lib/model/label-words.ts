import { toNameWords } from '@vitrine/api-contract/search-words'
import { hasWord } from '@/lib/facet-filter'
import { locales } from '@/lib/i18n/locales'
import { organizationFacets } from '@/lib/organization-filter'
import type { OrganizationEntry, OrganizationIndex } from './organization-search'
import { facetLabel } from './search/facet-label'

/** The facets whose labels tell organizations apart. */
const searchedFacets = organizationFacets.filter((name) => name !== 'jobs' && name !== 'size')

/** For each searched facet, the words of the labels of its values in all locales. */
export type LabelWords = readonly {
  name: (typeof searchedFacets)[number]
  values: readonly { value: string; words: readonly string[] }[]
}[]

/** The words of the sectors and places of organizations: the language of a page names them, and their records do not. */
export function toLabelWords({ labels }: OrganizationIndex): LabelWords {
  return searchedFacets.map((name) => ({
    name,
    values: [...labels[name]].map(([value, label]) => ({
      value,
      words: toNameWords(locales.map((locale) => facetLabel(name, label, locale))),
    })),
  }))
}

/** Whether a label has a word. */
export function isInLabels(labelWords: LabelWords, word: string): boolean {
  return labelWords.some(({ values }) => values.some(({ words }) => words.some((own) => hasWord(own, word))))
}

/** Says of an organization whether a label of it has a word. */
export function findInLabels(labelWords: LabelWords, word: string): (entry: OrganizationEntry) => boolean {
  const found = labelWords.map(({ name, values }) => {
    const own = values.filter(({ words }) => words.some((label) => hasWord(label, word)))
    return { name, values: new Set(own.map(({ value }) => value)) }
  })
  return (entry) =>
    found.some(
      ({ name, values }) => values.size > 0 && entry.values[name].some(({ value }) => values.has(value)),
    )
}
