import { respondWithMarkdown } from '@/app/api/markdown/markdown-response'
import { getOrganizationMarkdown } from '@/lib/documents/markdown/markdown-alternates'

type Context = RouteContext<'/api/markdown/[locale]/companies/[company]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, company } = await params
  return respondWithMarkdown(request, locale, () => getOrganizationMarkdown(company, locale))
}
