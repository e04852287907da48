import { respondWithFeed } from '@/app/feed-response'
import { getJobSearchFeed } from '@/lib/documents/feeds/job-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseJobSearch, pathOfJobFeed, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/jobs/search/[filters]/feeds/[file]'>,
): Promise<Response> {
  const { locale, filters, file } = await params
  const feedFile = isLocale(locale) ? parseArticleFeedFile(file) : null
  const state = parseJobSearch(`${routes.findJobs(locale)}/${filters}`)
  return respondWithFeed(
    request,
    feedFile && state?.page === 1
      ? {
          path: pathOfJobFeed(feedFile, locale, state.filter),
          read: () => getJobSearchFeed(feedFile, locale, state.filter),
        }
      : null,
  )
}
