import { foldWords } from '@/lib/facet-filter'
import { isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/** The target of the form of the site search (next.config.mjs): redirects to the page of the words. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/search/form/[locale]'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const words = foldWords(new URL(request.url).searchParams.get('q') ?? '')
  const path = routes.searchWords(locale, words)
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
