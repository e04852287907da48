import { respondWithFeed } from '@/app/feed-response'
import { getArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { parseArticleFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/articles/feeds/[file]'>,
): Promise<Response> {
  const { file } = await params
  const feed = parseArticleFeedFile(file)
  return respondWithFeed(
    request,
    feed && {
      path: routes.articlesFeed(feed.format, undefined, feed.archive),
      read: () => getArticlesFeed(feed, null),
    },
  )
}
