import { listArticles } from '@/lib/data/articles'
import { isLocale } from '@/lib/i18n/locales'
import { parsePage } from '@/lib/routes'

/** A further page of a list of articles, for `lib/data/queries.ts`. It takes references, no search text. */
export async function GET(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const language = parameters.get('language') ?? ''
  const page = parsePage(parameters.get('page') ?? '')
  const category = readReference(parameters.get('category'))
  const collection = readReference(parameters.get('collection'))
  if (!isLocale(language) || page === null || category === null || collection === null) {
    return Response.json(
      { error: 'validation_failed' },
      { status: 400, headers: { 'cache-control': 'no-store' } },
    )
  }
  const articles = await listArticles({ language, category, collection }, page)
  // lib/data caches the list until the next scheduled article. A browser cache could keep it longer.
  return Response.json(articles, { headers: { 'cache-control': 'no-store' } })
}

/** Undefined where the parameter is missing, null where it is invalid. */
function readReference(value: string | null): string | undefined | null {
  if (value === null) return undefined
  return /^[\w-]{1,100}$/.test(value) ? value : null
}
