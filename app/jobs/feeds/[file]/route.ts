import { respondWithFeed } from '@/app/feed-response'
import { getJobsFeed } from '@/lib/documents/feeds/job-feeds'
import { parseJobFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/jobs/feeds/[file]'>,
): Promise<Response> {
  const { file } = await params
  const feed = parseJobFeedFile(file)
  return respondWithFeed(
    request,
    feed && {
      path: routes.jobsFeed(feed.format, undefined, feed.archive),
      read: () => getJobsFeed(feed, null),
    },
  )
}
