import { respondWithFeed } from '@/app/feed-response'
import { getArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { parseArticleFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/articles/feeds/[file]'>,
): Promise<Response> {
  const { file } = await params
  const format = parseArticleFeedFile(file)
  return respondWithFeed(
    request,
    format && { path: routes.articlesFeed(format), read: () => getArticlesFeed(format, null) },
  )
}
