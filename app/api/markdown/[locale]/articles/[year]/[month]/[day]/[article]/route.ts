import { respondWithMarkdown } from '@/app/api/markdown/markdown-response'
import { getArticleMarkdown } from '@/lib/documents/markdown/markdown-alternates'
import { parseDay, parseKey } from '@/lib/routes'

type Context = RouteContext<'/api/markdown/[locale]/articles/[year]/[month]/[day]/[article]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, year, month, day, article } = await params
  const date = parseDay(year, month, day)
  const key = parseKey(article)
  return respondWithMarkdown(request, locale, async () =>
    date && key ? getArticleMarkdown(date, key.slug, key.reference) : null,
  )
}
