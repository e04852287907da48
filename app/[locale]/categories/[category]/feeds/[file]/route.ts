import { respondWithFeed } from '@/app/feed-response'
import { getCategoryFeed } from '@/lib/documents/feeds/article-feeds'
import { isLocale } from '@/lib/i18n/locales'
import { parseArticleFeedFile, parseKey, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/categories/[category]/feeds/[file]'>,
): Promise<Response> {
  const { locale, category, file } = await params
  const format = isLocale(locale) ? parseArticleFeedFile(file) : null
  const key = parseKey(category)
  return respondWithFeed(
    request,
    format && key
      ? {
          path: routes.categoryFeed(format, locale, key),
          // The feed is found by the reference, whatever the slug is.
          key: routes.categoryFeed(format, locale, { ...key, slug: '' }),
          read: () => getCategoryFeed(format, locale, key.reference),
        }
      : null,
  )
}
