import { getOrganizationTwin } from '@/lib/data/twins'
import { respondWithTwin } from '../../../twin-response'

type Context = RouteContext<'/api/markdown/[locale]/companies/[company]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, company } = await params
  return respondWithTwin(request, locale, () => getOrganizationTwin(company, locale))
}
