import { isLocale } from '@/lib/i18n/locales'
import { noOrganizationFilter, readOrganizationFilter } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'

/** The target of the form of the list of companies: redirects to the page of the state. Values that are not valid select nothing. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/companies/search'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const read = readOrganizationFilter(new URL(request.url).searchParams)
  const path = routes.companySearch(locale, 'filter' in read ? read.filter : noOrganizationFilter)
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
