import { isLocale } from '@/lib/i18n/locales'
import { noFilter, readJobFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'

/** The target of the form of the job board: redirects to the page of the state. Values that are not valid select nothing. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/jobs/search'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const read = readJobFilter(new URL(request.url).searchParams)
  const path = routes.jobSearch(locale, 'filter' in read ? read.filter : noFilter)
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
