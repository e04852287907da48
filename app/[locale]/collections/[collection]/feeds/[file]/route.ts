import { respondWithFeed } from '@/app/feed-response'
import { getCollectionFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseKey } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/collections/[collection]/feeds/[file]'>,
): Promise<Response> {
  const { locale, collection, file } = await params
  const format = parseArticleFeedFile(file)
  const key = parseKey(collection)
  // `respondWithFeed` responds with 404 if the result is null.
  return respondWithFeed(request, () =>
    format && key && isLocale(locale) ? getCollectionFeed(format, locale, key.reference) : null,
  )
}
