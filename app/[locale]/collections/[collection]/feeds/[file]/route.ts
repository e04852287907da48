import { respondWithFeed } from '@/app/feed-response'
import { getCollectionFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseKey, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/collections/[collection]/feeds/[file]'>,
): Promise<Response> {
  const { locale, collection, file } = await params
  const feed = isLocale(locale) ? parseArticleFeedFile(file) : null
  const key = parseKey(collection)
  return respondWithFeed(
    request,
    feed && key
      ? {
          path: routes.collectionFeed(feed.format, locale, key, feed.archive),
          // The feed is found by the reference, whatever the slug is.
          key: routes.collectionFeed(feed.format, locale, { ...key, slug: '' }, feed.archive),
          read: () => getCollectionFeed(feed, locale, key.reference),
        }
      : null,
  )
}
