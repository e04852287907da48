import type { Suggestions } from '@/lib/model/search/suggestions'
import { routes } from '@/lib/routes'
import { get } from './site'

/** A page of each state of the search. */
export const searchPages = {
  start: routes.search('en'),
  found: routes.searchWords('fr', 'nuit'),
  none: routes.searchWords('en', 'zzzz'),
} as const

/** The suggestions for words, from the JSON route. */
export async function searchSite(locale: string, words: string): Promise<Suggestions> {
  const response = await get(routes.searchSite(locale, words))
  if (response.status !== 200) throw new Error(`The search responds with ${response.status}`)
  return response.json()
}
