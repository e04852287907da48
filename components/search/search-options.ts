import { foldWords } from '@/lib/facet-filter'
import {
  allResultsPath,
  type SearchGroup,
  type SearchGroupName,
  type SiteSearch,
  searchGroups,
} from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'

/** What a visitor can choose below the field: each is a link. */
export type SearchOption = {
  key: string
  href: string
  name: string
  /** Facts below the name; empty for none. */
  facts: readonly string[]
  /** The language of the name, where it can be another one than that of the page. */
  lang?: string
  kind: 'result' | 'all' | 'recent'
}

export type OptionGroup = {
  name: SearchGroupName | 'recent'
  /** Null for recent searches. */
  total: number | null
  options: readonly SearchOption[]
}

type OptionTexts = {
  openJobs: (count: number) => string
  all: (group: SearchGroupName, count: number) => string
}

/** Results of a group that suggestions have where several groups have some, so that a window shows all groups. */
const maxSuggested = 3

/** The groups with the results that suggestions show. */
export function toSuggested(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  if (groups.length < 2) return groups
  return groups.map((group) => {
    const isShown = ({ kind }: SearchOption, place: number) => kind !== 'result' || place < maxSuggested
    return { ...group, options: group.options.filter(isShown) }
  })
}

/** The groups with results, each with a link to all of them. */
export function toResultGroups(
  results: SiteSearch,
  words: string,
  locale: string,
  texts: OptionTexts,
): readonly OptionGroup[] {
  const found = {
    articles: toOptions(results.articles, ({ published, language, note }) => ({
      facts: [published.text, note],
      lang: language,
    })),
    companies: toOptions(results.companies, ({ jobCount }) => ({ facts: [texts.openJobs(jobCount)] })),
    jobs: toOptions(results.jobs, ({ company, places, language, note }) => ({
      facts: [company, places.join(', '), note],
      lang: language,
    })),
  }
  return searchGroups.flatMap((name) => {
    const total = results[name].total
    const href = allResultsPath(name, locale, words)
    const all: SearchOption = {
      key: `all ${name}`,
      href,
      name: texts.all(name, total),
      facts: [],
      kind: 'all',
    }
    // The page of the words has nothing more than the one article.
    const isAlone = total === 1 && href === routes.searchWords(locale, words)
    return total === 0 ? [] : [{ name, total, options: [...found[name], ...(isAlone ? [] : [all])] }]
  })
}

type FoundItem = { reference: string; name: string; url: string }

function toOptions<Item extends FoundItem>(
  group: SearchGroup<Item>,
  toFacts: (item: Item) => { facts: readonly (string | null)[]; lang?: string },
): SearchOption[] {
  return group.items.map((item) => {
    const { facts, ...own } = toFacts(item)
    const filled = facts.flatMap((fact) => fact || [])
    return { key: item.url, href: item.url, name: item.name, facts: filled, kind: 'result', ...own }
  })
}

/** The recent searches; none if there are none. */
export function toRecentGroups(searches: readonly string[], locale: string): readonly OptionGroup[] {
  const options = searches.map((text): SearchOption => {
    const href = routes.searchWords(locale, foldWords(text))
    return { key: `recent ${text}`, href, name: text, facts: [], kind: 'recent' }
  })
  return options.length === 0 ? [] : [{ name: 'recent', total: null, options }]
}
