import { filterLimits, foldWords } from '@/lib/facet-filter'

/** The name under which the browser stores the searches. The number is that of the form. */
export const recentSearchesKey = 'vitrine.recent-searches.1'

const maxRecentSearches = 5

/** The searches of a stored text, newest first. What has another form is left out. */
export function parseRecentSearches(stored: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(texts) ? texts.filter(isSearch).slice(0, maxRecentSearches) : []
  } catch {
    return []
  }
}

/** The searches with a new one in front, in the spelling of the visitor. Another spelling of the same words is replaced. */
export function withRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const search = text.trim().slice(0, filterLimits.wordsLength)
  const words = foldWords(search)
  if (words === '') return searches
  const others = searches.filter((other) => foldWords(other) !== words)
  return [search, ...others].slice(0, maxRecentSearches)
}

function isSearch(text: unknown): text is string {
  return typeof text === 'string' && text.length <= filterLimits.wordsLength && foldWords(text) !== ''
}
