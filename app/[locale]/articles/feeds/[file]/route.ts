import { respondWithFeed } from '@/app/feed-response'
import { getArticlesFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/articles/feeds/[file]'>,
): Promise<Response> {
  const { locale, file } = await params
  const format = parseArticleFeedFile(file)
  // `respondWithFeed` responds with 404 if the result is null.
  return respondWithFeed(request, () => (format && isLocale(locale) ? getArticlesFeed(format, locale) : null))
}
