import { respondWithFeed } from '@/app/feed-response'
import { getCompanyJobsFeed } from '@/lib/documents/feeds/job-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { isSegment, parseJobFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/companies/[company]/jobs/feeds/[file]'>,
): Promise<Response> {
  const { locale, company, file } = await params
  const feed = isLocale(locale) ? parseJobFeedFile(file) : null
  return respondWithFeed(
    request,
    feed && isSegment(company)
      ? {
          path: routes.companyJobsFeed(feed.format, locale, company, feed.archive),
          read: () => getCompanyJobsFeed(feed, locale, company),
        }
      : null,
  )
}
