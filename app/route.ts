import Negotiator from 'negotiator'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/** Redirects to the home page in the visitor's language, by `Accept-Language`. It keeps the query, which can name the source of the visit, and sets no cookie. */
export function GET(request: Request): Response {
  const accepted = request.headers.get('accept-language') ?? ''
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } })
  const locale = accepted ? negotiator.language([...locales]) : undefined
  return new Response(null, {
    status: 307,
    headers: {
      location: routes.home(locale ?? defaultLocale) + new URL(request.url).search,
      vary: 'Accept-Language',
      'cache-control': 'public, max-age=0, s-maxage=3600',
    },
  })
}
