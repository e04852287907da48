import { respondWithFeed } from '@/app/feed-response'
import { getCompanyArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { isSegment, parseArticleFeedFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/companies/[company]/articles/feeds/[file]'>,
): Promise<Response> {
  const { locale, company, file } = await params
  const feed = isLocale(locale) ? parseArticleFeedFile(file) : null
  return respondWithFeed(
    request,
    feed && isSegment(company)
      ? {
          path: routes.companyArticlesFeed(feed.format, locale, company, feed.archive),
          read: () => getCompanyArticlesFeed(feed, locale, company),
        }
      : null,
  )
}
