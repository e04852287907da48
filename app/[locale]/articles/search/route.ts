import { readArticleForm } from '@/lib/article-selection'
import { listYears } from '@/lib/data/archive'
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
  const isYearMissing = Boolean(parameters.get('month')) && !parameters.get('year')
  if (isYearMissing) parameters.set('year', String((await listYears(locale))[0] ?? ''))
  const selection = readArticleForm(parameters)
  const isMonthInvalid = isYearMissing && selection.month === null
  const path = routes.articleSearch(locale, isMonthInvalid ? { ...selection, year: null } : selection)
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
