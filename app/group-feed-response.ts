import { getGroupFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseKey, routes } from '@/lib/routes'
import { respondWithFeed } from './feed-response'

/** The feed of the category or collection of a path segment. */
export async function respondWithGroupFeed(
  request: Request,
  kind: 'category' | 'collection',
  { locale, segment, file }: { locale: string; segment: string; file: string },
): Promise<Response> {
  const feed = isLocale(locale) ? parseArticleFeedFile(file) : null
  const key = parseKey(segment)
  const pathOf = routes[`${kind}Feed`]
  return respondWithFeed(
    request,
    feed && key
      ? {
          path: pathOf(feed.format, locale, key, feed.archive),
          read: () => getGroupFeed(feed, locale, kind, key.reference),
        }
      : null,
  )
}
