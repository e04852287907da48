import type { SiteSearch } from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'
import { get } from './site'

/** A page of each state of the search. */
export const searchPages = {
  start: routes.search('en'),
  found: routes.searchWords('fr', 'nuit'),
  none: routes.searchWords('en', 'zzzz'),
} as const

/** The results of words, from the JSON route. */
export async function searchSite(locale: string, words: string): Promise<SiteSearch> {
  const response = await get(routes.searchSite(locale, words))
  if (response.status !== 200) throw new Error(`The search responds with ${response.status}`)
  return response.json()
}
