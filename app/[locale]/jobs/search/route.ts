import { isLocale } from '@/lib/i18n/locales'
import { readJobForm } from '@/lib/job-filter'
import { routes } from '@/lib/routes'

/** The target of the form of the job board: redirects to the page of the state. Fields that are not valid select nothing. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/jobs/search'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const path = routes.jobSearch(locale, readJobForm(new URL(request.url).searchParams))
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
