import { respondWithFeed } from '@/app/feed-response'
import { getCategoryFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseKey } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/categories/[category]/feeds/[file]'>,
): Promise<Response> {
  const { locale, category, file } = await params
  const format = parseArticleFeedFile(file)
  const key = parseKey(category)
  return respondWithFeed(request, () =>
    format && key && isLocale(locale) ? getCategoryFeed(format, locale, key.reference) : null,
  )
}
