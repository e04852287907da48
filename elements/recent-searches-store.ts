import { parseRecentSearches, recentSearchesKey, withRecentSearch } from './recent-searches'

/** The searches that this browser stores. None where it lets the site store nothing. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(recentSearchesKey))
  } catch {
    return []
  }
}

/** Stores a search in this browser only. */
export function addRecentSearch(text: string): void {
  try {
    const searches = withRecentSearch(readRecentSearches(), text)
    localStorage.setItem(recentSearchesKey, JSON.stringify(searches))
  } catch {
    // The browser lets the site store nothing: there are no recent searches.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(recentSearchesKey)
  } catch {
    // There are none.
  }
}
