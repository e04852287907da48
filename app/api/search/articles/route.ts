import { unstable_rethrow } from 'next/navigation'
import { type ArticleSelection, readArticleSelection } from '@/lib/article-selection'
import { getArticleResults } from '@/lib/documents/json/article-results'
import { staleIfError } from '@/lib/documents/stale-if-error'
import { textCodec } from '@/lib/documents/stored-copies'
import { isLocale } from '@/lib/i18n/locales'
import { copyHeader } from '@/lib/process/copy-header'
import { parsePage, routes } from '@/lib/routes'
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
    const own: Record<string, string> = {}
    const body = await readResults(locale, read.selection, page, () => {
      own[copyHeader] = 'STALE'
    })
    return respondWithJson(body, 200, own)
  } catch (error) {
    unstable_rethrow(error)
    return respondWithError(503, 'unavailable', 'The articles cannot be read now. Try again later.', {
      'Retry-After': '10',
    })
  }
}

/** Words, values and numbers of pages can be invented: results without articles have no stale-if-error copy. */
async function readResults(
  locale: string,
  selection: ArticleSelection,
  page: number,
  onCopy: () => void,
): Promise<string> {
  const read = async () => JSON.stringify(await getArticleResults(locale, selection, page))
  if (selection.words !== '') return read()
  const key = routes.foundArticles(locale, selection, page)
  const isStored = (body: string) => !/^\{"total":\d+,"items":\[\]/.test(body)
  const found = await staleIfError({ kind: 'json', codec: textCodec, key, read, isStored, onCopy })
  if (found === null) throw new Error(`${key}: there is no result`)
  return found
}

/** `1` for a missing one. Null for a number that is not valid. */
function readPage([page = '1', ...others]: readonly string[]): number | null {
  if (others.length > 0) return null
  return page === '1' ? 1 : parsePage(page)
}

function respondInvalid(name: string): Response {
  return respondWithError(400, 'validation_failed', `The parameter ${name} is not valid.`)
}
