import { respondWithFeed } from '@/app/feed-response'
import { getJobsFeed } from '@/lib/documents/feeds/job-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseJobFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/jobs/feeds/[file]'>,
): Promise<Response> {
  const { locale, file } = await params
  const feed = isLocale(locale) ? parseJobFeedFile(file) : null
  return respondWithFeed(
    request,
    feed && {
      path: routes.jobsFeed(feed.format, locale, feed.archive),
      read: () => getJobsFeed(feed, locale),
    },
  )
}
