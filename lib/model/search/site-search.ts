import { splitWords } from '@vitrine/api-contract/split-words'
import { noSelection } from '@/lib/article-selection'
import { hasWord } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { noOrganizationFilter } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'

/** The groups of the results in the order of the page. */
export const searchGroups = ['articles', 'companies', 'jobs'] as const
export type SearchGroupName = (typeof searchGroups)[number]

/** A record that is found. `facts` are texts in the language of the page, `language` that of the name where it can be another one. */
export type FoundRecord = { name: string; url: string; facts: readonly string[]; language?: string }

/** The first results of a group, and how many there are. */
export type SearchGroup = { total: number; items: readonly FoundRecord[] }

/** The results of the site search. */
export type SiteSearch = Readonly<Record<SearchGroupName, SearchGroup>>

/** Records of a result whose names are compared. */
const maxCompared = 1_000

/**
 * The first records of a result, those first whose name has all words: a list finds words anywhere in a record. `words` are as
 * `foldWords` writes them. Of a long result only the first thousand names are compared.
 */
export function selectFirst<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  words: string,
  size: number,
): readonly Item[] {
  const searched = words.split(' ')
  const named: Item[] = []
  const others: Item[] = []
  for (const item of items.slice(0, maxCompared)) {
    if (named.length === size) break
    const own = splitWords(nameOf(item))
    const hasAll = searched.every((word) => own.some((name) => hasWord(name, word)))
    if (hasAll) named.push(item)
    else if (others.length < size) others.push(item)
  }
  return [...named, ...others].slice(0, size)
}

/** How many records all groups have. */
export function countFound({ articles, companies, jobs }: SiteSearch): number {
  return articles.total + companies.total + jobs.total
}

export function hasSeveralWords(words: string): boolean {
  return words.includes(' ')
}

/**
 * The page with all results of a group. The board of articles finds several words only where a title has them one after another:
 * the page of the site search has the articles with all words.
 */
export function allResultsPath(group: SearchGroupName, locale: string, words: string): string {
  switch (group) {
    case 'articles':
      return hasSeveralWords(words)
        ? routes.searchWords(locale, words)
        : routes.articleSearch(locale, { ...noSelection, words })
    case 'companies':
      return routes.companySearch(locale, { ...noOrganizationFilter, words })
    case 'jobs':
      return routes.jobSearch(locale, { ...noFilter, words })
    default:
      return group satisfies never
  }
}
