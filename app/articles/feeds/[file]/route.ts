import { respondWithFeed } from '@/app/feed-response'
import { getArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { parseArticleFeedFile } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/articles/feeds/[file]'>,
): Promise<Response> {
  const { file } = await params
  const format = parseArticleFeedFile(file)
  return respondWithFeed(request, () => format && getArticlesFeed(format, null))
}
