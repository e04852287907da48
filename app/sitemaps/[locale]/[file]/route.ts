import { getSitemap } from '@/lib/documents/sitemaps/sitemaps'
import { isLocale } from '@/lib/i18n/locales'
import { parseSitemapFile, routes } from '@/lib/routes'
import { respondWithSitemap } from '../../../sitemap-response'

type Context = RouteContext<'/sitemaps/[locale]/[file]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params
  const key = isLocale(locale) ? parseSitemapFile(file) : null
  return respondWithSitemap(
    request,
    key && { path: routes.sitemap(locale, key), read: () => getSitemap(locale, key) },
  )
}
