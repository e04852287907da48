/** The name under which the browser stores the searches. The number is that of the form. */
export const recentSearchesKey = 'vitrine.recent-searches.1'

const maxSearches = 5
const maxLength = 100

const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

/** The searches of a stored text, newest first. What has another form is left out. */
export function parseRecentSearches(stored: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(texts) ? texts.filter(isSearch).slice(0, maxSearches) : []
  } catch {
    return []
  }
}

/** The searches with a new one in front. One that differs in case or accents only is replaced. */
export function withRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const search = text.trim().slice(0, maxLength)
  if (!isSearch(search)) return searches
  return [search, ...searches.filter((other) => compare(other, search) !== 0)].slice(0, maxSearches)
}

function isSearch(text: unknown): text is string {
  return typeof text === 'string' && text.length <= maxLength && /[\p{L}\p{N}]/u.test(text)
}
