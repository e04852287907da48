import { respondWithFeed } from '@/app/feed-response'
import { getArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/articles/feeds/[file]'>,
): Promise<Response> {
  const { locale, file } = await params
  const feed = isLocale(locale) ? parseArticleFeedFile(file) : null
  return respondWithFeed(
    request,
    feed && {
      path: routes.articlesFeed(feed.format, locale, feed.archive),
      read: () => getArticlesFeed(feed, locale),
    },
  )
}
