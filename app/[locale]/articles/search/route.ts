import { type ArticleSelection, readArticleForm } from '@/lib/article-selection'
import { listYears } from '@/lib/data/articles/article-periods'
import { isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/**
 * The target of the form of the board of articles: redirects to the page of the state. Values that are not valid select nothing.
 * A month without a year is that of the newest year with articles.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/articles/search'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const parameters = new URL(request.url).searchParams
  const selection = readArticleForm(parameters)
  const path = routes.articleSearch(
    locale,
    parameters.get('month') && selection.year === null ? await withNewestYear(parameters, locale) : selection,
  )
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}

async function withNewestYear(parameters: URLSearchParams, locale: string): Promise<ArticleSelection> {
  const [newest] = await listYears({ language: locale })
  const dated = new URLSearchParams(parameters)
  dated.set('year', String(newest ?? ''))
  const selection = readArticleForm(dated)
  return selection.month === null ? { ...selection, year: null } : selection
}
