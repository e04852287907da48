import { respondWithFeed } from '@/app/feed-response'
import { getCategoryFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseKey, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/categories/[category]/feeds/[file]'>,
): Promise<Response> {
  const { locale, category, file } = await params
  const feed = isLocale(locale) ? parseArticleFeedFile(file) : null
  const key = parseKey(category)
  return respondWithFeed(
    request,
    feed && key
      ? {
          path: routes.categoryFeed(feed.format, locale, key, feed.archive),
          // The feed is found by the reference, whatever the slug is.
          key: routes.categoryFeed(feed.format, locale, { ...key, slug: '' }, feed.archive),
          read: () => getCategoryFeed(feed, locale, key.reference),
        }
      : null,
  )
}
