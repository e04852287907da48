import { listArticles } from '@/lib/data/articles'
import { isLocale } from '@/lib/i18n/locales'
import { parsePage } from '@/lib/routes'

/** A page of a list beyond the one that is shown, for `lib/data/queries.ts`. Names of records only, no free text. */
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
  // The data is cached where its life is known; a copy elsewhere could outlast the next scheduled article.
  return Response.json(articles, { headers: { 'cache-control': 'no-store' } })
}

/** Undefined where none is given, null where it is not one. */
function readReference(value: string | null): string | undefined | null {
  if (value === null) return undefined
  return /^[\w-]{1,100}$/.test(value) ? value : null
}
