import { unstable_rethrow } from 'next/navigation'
import { readArticleSelection } from '@/lib/article-selection'
import { getArticleResults } from '@/lib/documents/json/article-results'
import { isLocale } from '@/lib/i18n/locales'
import { parsePage } from '@/lib/routes'
import { respondWithError, respondWithJson } from '../json-response'

/** A page of the results of the board of articles (docs/article-search.md). */
export async function GET(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const [locale = '', ...locales] = parameters.getAll('locale')
  if (!isLocale(locale) || locales.length > 0) return respondInvalid('locale')
  const read = readArticleSelection(parameters)
  if ('invalid' in read) return respondInvalid(read.invalid)
  const page = readPage(parameters.getAll('page').filter(Boolean))
  if (page === null) return respondInvalid('page')
  try {
    return respondWithJson(JSON.stringify(await getArticleResults(locale, read.selection, page)), 200)
  } catch (error) {
    unstable_rethrow(error)
    return respondWithError(503, 'unavailable', 'The articles cannot be read now. Try again later.', {
      'Retry-After': '10',
    })
  }
}

/** `1` for a missing one. Null for a number that is not valid. */
function readPage([page = '1', ...others]: readonly string[]): number | null {
  if (others.length > 0) return null
  return page === '1' ? 1 : parsePage(page)
}

function respondInvalid(name: string): Response {
  return respondWithError(400, 'validation_failed', `The parameter ${name} is not valid.`)
}
