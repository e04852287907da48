import { respondWithFeed } from '@/app/feed-response'
import { getArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { parseFeedFile } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/articles/feeds/[file]'>,
): Promise<Response> {
  const { file } = await params
  const format = parseFeedFile(file)
  return respondWithFeed(request, () => format && getArticlesFeed(format, null))
}
