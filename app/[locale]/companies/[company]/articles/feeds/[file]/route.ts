import { respondWithFeed } from '@/app/feed-response'
import { getCompanyArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/companies/[company]/articles/feeds/[file]'>,
): Promise<Response> {
  const { locale, company, file } = await params
  const format = parseArticleFeedFile(file)
  return respondWithFeed(request, () =>
    format && isLocale(locale) ? getCompanyArticlesFeed(format, locale, company) : null,
  )
}
