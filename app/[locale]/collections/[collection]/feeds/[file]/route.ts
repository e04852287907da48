import { respondWithFeed } from '@/app/feed-response'
import { getCollectionFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseKey, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/collections/[collection]/feeds/[file]'>,
): Promise<Response> {
  const { locale, collection, file } = await params
  const format = isLocale(locale) ? parseArticleFeedFile(file) : null
  const key = parseKey(collection)
  return respondWithFeed(
    request,
    format && key
      ? {
          path: routes.collectionFeed(format, locale, key),
          // The feed is found by the reference, whatever the slug is.
          key: routes.collectionFeed(format, locale, { ...key, slug: '' }),
          read: () => getCollectionFeed(format, locale, key.reference),
        }
      : null,
  )
}
