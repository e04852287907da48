import { translatorFor } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import {
  allResultsPath,
  type SearchGroup,
  type SearchGroupName,
  type SiteSearch,
  searchGroups,
} from './site-search'

/** A group with results, as texts in the language of a page. */
export type FoundGroup = SearchGroup & {
  name: SearchGroupName
  title: string
  /** The number of results in words. */
  count: string
  /** The link to all results. Null for one article that is on the page of the words. */
  all: { name: string; url: string } | null
}

/** The groups with results in the order of the page. */
export function toFoundGroups(results: SiteSearch, words: string, locale: string): readonly FoundGroup[] {
  const t = translatorFor(locale)
  return searchGroups.flatMap((name): FoundGroup[] => {
    const { total, items } = results[name]
    const url = allResultsPath(name, locale, words)
    const isAlone = total === 1 && url === routes.searchWords(locale, words)
    const group = {
      ...{ name, total, items },
      title: t(`SiteSearch.results.groups.${name}`),
      count: t(`SiteSearch.results.counts.${name}`, { count: total }),
      all: isAlone ? null : { name: t(`SiteSearch.results.all.${name}`, { count: total }), url },
    }
    return total === 0 ? [] : [group]
  })
}
