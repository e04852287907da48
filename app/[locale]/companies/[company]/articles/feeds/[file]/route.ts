import { respondWithFeed } from '@/app/feed-response'
import { listOrganizations } from '@/lib/data/organizations'
import { getCompanyArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { findBySlug } from '@/lib/model/find-by-slug'
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
          findInAnotherCase: async () => {
            const found = findBySlug(await listOrganizations(), company)
            return found && routes.companyArticlesFeed(feed.format, locale, found.slug, feed.archive)
          },
        }
      : null,
  )
}
