import type { Mark } from '@vitrine/content-store/search/query'
import { noSelection } from '@/lib/article-selection'
import { noFilter } from '@/lib/job-filter'
import { noOrganizationFilter } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'

/** The groups of the results in the order of the page. */
export const searchGroups = ['articles', 'companies', 'jobs'] as const
export type SearchGroupName = (typeof searchGroups)[number]

/** A record that is found. `facts` are texts in the language of the page, `language` that of the name where it can be another one. */
export type FoundRecord = {
  reference: string
  name: string
  url: string
  facts: readonly string[]
  language?: string
  /** Where the words are, if they are not in the name. */
  excerpt?: string | null
}

/** The first results of a group, and how many there are. */
export type SearchGroup = {
  total: number
  items: readonly FoundRecord[]
  marks: readonly Mark[]
  /** Says that other words are searched for than the visitor has written; null where these are. */
  note: string | null
}

/** The results of the site search. */
export type SiteSearch = Readonly<Record<SearchGroupName, SearchGroup>>

/** How many records all groups have. */
export function countFound({ articles, companies, jobs }: SiteSearch): number {
  return articles.total + companies.total + jobs.total
}

/** The page with all results of a group. */
export function allResultsPath(group: SearchGroupName, locale: string, words: string): string {
  switch (group) {
    case 'articles':
      return routes.articleSearch(locale, { ...noSelection, words })
    case 'companies':
      return routes.companySearch(locale, { ...noOrganizationFilter, words })
    case 'jobs':
      return routes.jobSearch(locale, { ...noFilter, words })
    default:
      return group satisfies never
  }
}
