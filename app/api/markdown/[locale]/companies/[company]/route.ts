import { respondWithMarkdown } from '@/app/api/markdown/markdown-response'
import { getOrganizationMarkdown } from '@/lib/documents/markdown/markdown-alternates'
import { isLocale } from '@/lib/i18n/locales'
import { isSegment, routes } from '@/lib/routes'

type Context = RouteContext<'/api/markdown/[locale]/companies/[company]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, company } = await params
  return respondWithMarkdown(
    request,
    isLocale(locale) && isSegment(company)
      ? { page: routes.profile(locale, company), read: () => getOrganizationMarkdown(company, locale) }
      : null,
  )
}
