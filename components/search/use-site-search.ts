import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { fetchJson } from '@/components/ui/fetch-json'
import { useDelayed } from '@/components/ui/use-delayed'
import { foldWords } from '@/lib/facet-filter'
import { formatList } from '@/lib/i18n/format'
import {
  countFound,
  type SearchGroupName,
  type SiteSearch,
  searchGroups,
} from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'
import { type OptionGroup, toResultGroups, toSuggested } from './search-options'

/** After the last key, so that a word is searched for when it is written. */
const restMs = 150

/** A search for one letter finds too much to be of use. */
const minLength = 2

/** What is known of the text of the field. `message` is for the eyes and for a screen reader, `announced` for the latter alone. */
type SearchState = {
  words: string
  groups: readonly OptionGroup[]
  isLoading: boolean
  isFailed: boolean
  isNothing: boolean
  /** The number of results in words; empty while they load. */
  announced: string
  retry: () => void
}

/** Searches for a text after a rest. `search` takes the text of the field. */
export function useSiteSearch(text: string): SearchState & { search: (text: string) => void } {
  const t = useTranslations('SiteSearch')
  const locale = useLocale()
  const [words, setWords] = useState(() => toSearched(text))
  const searchLater = useDelayed(() => setWords(toSearched(text)))
  const search = (next: string) => searchLater(toSearched(next) === '' ? 0 : restMs)
  const query = useQuery(siteSearchOptions(locale, words))
  const isCurrent = words !== '' && words === toSearched(text)
  const found = words === '' ? undefined : query.data
  const texts = {
    openJobs: (count: number) => t('results.openJobs', { count }),
    all: (name: SearchGroupName, count: number) => t(`results.all.${name}`, { count }),
  }
  const groups = found ? toSuggested(toResultGroups(found, words, locale, texts)) : []
  const isDone = isCurrent && query.isSuccess && !query.isPlaceholderData
  const total = found ? countFound(found) : 0
  const nothing = t('panel.none', { words: text.trim() })
  const counts = (results: SiteSearch) =>
    searchGroups.flatMap((name) => {
      const count = results[name].total
      return count === 0 ? [] : [t(`results.counts.${name}`, { count })]
    })
  const ofResults =
    found && total > 0
      ? t('panel.announced', { count: total, groups: formatList(counts(found), locale) })
      : nothing
  return {
    ...{ words, groups, search },
    isLoading: isCurrent && query.isFetching,
    isFailed: isCurrent && query.isError,
    isNothing: isDone && total === 0,
    announced: isDone ? ofResults : '',
    retry: () => void query.refetch(),
  }
}

function toSearched(text: string): string {
  const words = foldWords(text)
  return words.length < minLength ? '' : words
}

/**
 * React Query options for the first results of the site search; `words` are as `foldWords` writes them, empty for no search. The
 * results of the words before are shown while those of new words load. A request whose words are no longer searched for is cancelled.
 */
function siteSearchOptions(locale: string, words: string) {
  return queryOptions({
    queryKey: ['search', locale, words],
    queryFn: ({ signal }): Promise<SiteSearch> => fetchJson(routes.searchSite(locale, words), signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  })
}
