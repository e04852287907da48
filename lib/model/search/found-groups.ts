import { currentEmployer } from '@/lib/employer'
import { translatorFor } from '@/lib/i18n/translator'
import { markText } from './marked-text'
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
  /** The link to all results. Null for the companies of a site of one employer, which has no list of them. */
  all: { name: string; url: string } | null
}

/**
 * The groups with results: those first whose best result has a name of the searched words alone, then those whose name has some of
 * them. Equal groups have the order of the page.
 */
export function toFoundGroups(results: SiteSearch, words: string, locale: string): readonly FoundGroup[] {
  const t = translatorFor(locale)
  const employer = currentEmployer()
  const groups = searchGroups.flatMap((name): FoundGroup[] => {
    const group = results[name]
    const { total } = group
    const hasList = name !== 'companies' || !employer
    const title = name === 'companies' && employer?.isOnly ? 'employer' : name
    if (total === 0) return []
    return [
      {
        ...group,
        name,
        title: t(`SiteSearch.results.groups.${title}`),
        count: t(`SiteSearch.results.counts.${title}`, { count: total }),
        all: hasList
          ? {
              name: t(`SiteSearch.results.all.${name}`, { count: total }),
              url: allResultsPath(name, locale, words),
            }
          : null,
      },
    ]
  })
  return groups.sort((a, b) => unmarkedIn(a) - unmarkedIn(b))
}

/** How much of the name of the first result is not marked: nothing (0), a part (1) or all (2). */
function unmarkedIn({ items, marks }: SearchGroup): number {
  const parts = markText(items[0]?.name ?? '', marks).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  if (parts.every(({ isMatch }) => isMatch)) return 0
  return parts.some(({ isMatch }) => isMatch) ? 1 : 2
}

/** Says that other words are searched for than the visitor has written, in all groups the same. Null where these are. */
export function noteOf(groups: readonly FoundGroup[]): string | null {
  return groups.find(({ note }) => note !== null)?.note ?? null
}
