import { respondRefused, respondSeeOther } from '@/app/api/preview/preview-response'
import { readValidGrant } from '@/lib/data/valid-grant'
import { readPreviewState } from '@/lib/editors/preview-state'
import { defaultLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/** Leads to the page of the token's record in the preview without cookies, or to the explanation of why there is none. */
export async function GET(request: Request, { params }: RouteContext<'/preview/[token]'>): Promise<Response> {
  const { token } = await params
  const signed = await readValidGrant(token)
  if (typeof signed === 'string') return respondRefused(request, signed)
  const { grant } = signed
  if (grant.kind === 'editor') return respondRefused(request, 'invalid')
  if (grant.kind === 'site') return respondSeeOther(routes.preview(token, routes.home(defaultLocale)))
  const read = await readPreviewState(grant)
  return respondSeeOther(
    'state' in read ? routes.preview(token, read.state.path) : routes.previewProblem(token),
  )
}
