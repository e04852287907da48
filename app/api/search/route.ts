import { unstable_rethrow } from 'next/navigation'
import { searchForResponse } from '@/lib/data/site-search'
import { filterLimits, foldWords, readOnce } from '@/lib/facet-filter'
import { isLocale } from '@/lib/i18n/locales'
import { logError } from '@/lib/process/log'
import { respondWithError, respondWithJson } from './json-response'

/** Results of a group that a response has at most. */
const size = 5

/** The first articles, companies and jobs that are found by words (docs/site-search.md). */
export async function GET(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const locale = readOnce(parameters, 'locale')
  if (!locale || !isLocale(locale)) return respondInvalid('locale')
  const q = readOnce(parameters, 'q')
  if (!q || q.length > 10 * filterLimits.wordsLength) return respondInvalid('q')
  const words = foldWords(q)
  if (words === '') {
    const nothing = { total: 0, items: [] }
    return respondWithJson(JSON.stringify({ articles: nothing, companies: nothing, jobs: nothing }), 200)
  }
  try {
    return respondWithJson(JSON.stringify(await searchForResponse({ words, locale, size })), 200)
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
