import { readForm } from '@/lib/facet-filter'
import { isLocale } from '@/lib/i18n/locales'
import { readOrganizationFilter } from '@/lib/organization-filter'
import { routes } from '@/lib/routes'

/** The target of the form of the list of companies: redirects to the page of the state. Fields that are not valid select nothing. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/companies/search'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const filter = readForm(readOrganizationFilter, new URL(request.url).searchParams)
  const path = routes.companySearch(locale, filter)
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
