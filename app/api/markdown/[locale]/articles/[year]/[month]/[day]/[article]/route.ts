import { respondWithMarkdown } from '@/app/api/markdown/markdown-response'
import { getArticleMarkdown } from '@/lib/documents/markdown/markdown-alternates'
import { isLocale } from '@/lib/i18n/locales'
import { parseDay, parseKey, routes } from '@/lib/routes'

type Context = RouteContext<'/api/markdown/[locale]/articles/[year]/[month]/[day]/[article]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, year, month, day, article } = await params
  const date = isLocale(locale) ? parseDay(year, month, day) : null
  const key = parseKey(article)
  return respondWithMarkdown(
    request,
    date !== null && key
      ? {
          page: routes.article(locale, { ...key, publishedAt: new Date(date) }),
          read: () => getArticleMarkdown(key.reference),
        }
      : null,
  )
}
