import { respondWithFeed } from '@/app/feed-response'
import { getJobsFeed } from '@/lib/documents/feeds/job-feeds'
import { parseJobFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/jobs/feeds/[file]'>,
): Promise<Response> {
  const { file } = await params
  const format = parseJobFeedFile(file)
  return respondWithFeed(
    request,
    format && { path: routes.jobsFeed(format), read: () => getJobsFeed(format, null) },
  )
}
