import { unstable_rethrow } from 'next/navigation'
import { searchForResponse } from '@/lib/data/search/site-search'
import { filterLimits, foldWords, readOnce } from '@/lib/facet-filter'
import { isLocale } from '@/lib/i18n/locales'
import { toSuggestions } from '@/lib/model/search/suggestions'
import { logError } from '@/lib/process/log'
import { respondWithError, respondWithJson } from './json-response'

/** Results of a group that a response has at most, where no other group has some. */
const size = 5

const nothing = { total: 0, items: [], marks: [], note: null }
const noResults = { articles: nothing, companies: nothing, jobs: nothing }

/** The first articles, companies and jobs that are found by words (docs/site-search.md). */
export async function GET(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const locale = readOnce(parameters, 'locale')
  if (!locale || !isLocale(locale)) return respondInvalid('locale')
  const q = readOnce(parameters, 'q')
  if (!q || q.length > 10 * filterLimits.wordsLength) return respondInvalid('q')
  const words = foldWords(q)
  try {
    const results = words === '' ? noResults : await searchForResponse({ words, locale, size })
    const suggestions = toSuggestions(results, { text: q.trim(), words, locale })
    return respondWithJson(JSON.stringify(suggestions), 200)
  } catch (error) {
    unstable_rethrow(error)
    logError('The site search cannot be read', error)
    return respondWithError(503, 'unavailable', 'The search cannot be read now. Try again later.', {
      'Retry-After': '10',
    })
  }
}

function respondInvalid(name: string): Response {
  return respondWithError(400, 'validation_failed', `The parameter ${name} is not valid.`)
}
