import { respondWithFeed } from '@/app/feed-response'
import { getJobsFeed } from '@/lib/documents/feeds/job-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseJobFeedFile } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/jobs/feeds/[file]'>,
): Promise<Response> {
  const { locale, file } = await params
  const format = parseJobFeedFile(file)
  return respondWithFeed(request, () => (format && isLocale(locale) ? getJobsFeed(format, locale) : null))
}
