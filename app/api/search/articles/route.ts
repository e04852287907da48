import { unstable_rethrow } from 'next/navigation'
import { getArticlePageJson } from '@/lib/documents/json/article-pages'
import { staleIfError } from '@/lib/documents/stale-if-error'
import { textCodec } from '@/lib/documents/stored-copies'
import { isLocale } from '@/lib/i18n/locales'
import { copyHeader } from '@/lib/process/copy-header'
import { type ArticleListKey, parsePage, routes } from '@/lib/routes'
import { respondWithError, respondWithJson } from '../json-response'

type ArticlePageRequest = { list: ArticleListKey; page: number }

/** A further page of a list of articles, for `lib/data/queries.ts`. It takes references, no search text. */
export async function GET(request: Request): Promise<Response> {
  const requested = readRequest(new URL(request.url).searchParams)
  if (!requested)
    return respondWithError(400, 'validation_failed', 'A parameter is missing, repeated or not valid.')
  const { list, page } = requested
  try {
    const own: Record<string, string> = {}
    const body = await staleIfError({
      kind: 'json',
      codec: textCodec,
      key: routes.searchArticles(list, page),
      read: () => getArticlePageJson(list, page),
      onCopy: () => {
        own[copyHeader] = 'STALE'
      },
    })
    return body === null
      ? respondWithError(404, 'not_found', 'There is no such page.')
      : respondWithJson(body, 200, own)
  } catch (error) {
    unstable_rethrow(error)
    return respondWithError(503, 'unavailable', 'The articles cannot be read now. Try again later.', {
      'Retry-After': '10',
    })
  }
}

/** Null for an invalid or repeated parameter, and for two groups. Further parameters are ignored. */
function readRequest(parameters: URLSearchParams): ArticlePageRequest | null {
  const read = (name: string) => parameters.getAll(name)
  const [language = '', ...languages] = read('language')
  const [page = '', ...pages] = read('page')
  const groups = (['category', 'collection', 'organization'] as const).flatMap((kind) =>
    read(kind).map((reference) => ({ kind, reference })),
  )
  const number = parsePage(page)
  const isRepeated = languages.length + pages.length > 0 || groups.length > 1
  if (!isLocale(language) || number === null || isRepeated) return null
  const [group] = groups
  if (!group) return { list: { language }, page: number }
  const isReference = /^[\w-]{1,100}$/.test(group.reference)
  return isReference ? { list: { language, [group.kind]: group.reference }, page: number } : null
}
