import { isOwnOrigin } from '@/lib/editors/form-request'
import { toRefreshSummary } from '@/lib/editors/refresh-summary'
import { readGrant } from '@/lib/preview/cookies'
import { RefreshUnavailable, refreshRecords } from '@/lib/publishing/refresh-records'
import { readEditorLocale } from '../../../editor-access'

const headers = { 'Cache-Control': 'private, no-store' }

/** Refreshes what the previewed record affects on the public site, and says what became of each URL, with a summary for the editor. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/preview/[token]/refresh'>,
): Promise<Response> {
  const { token } = await params
  const signed = readGrant(token)
  const grant = typeof signed === 'object' ? signed.grant : null
  if (grant?.kind !== 'record' || grant.share !== undefined || !isOwnOrigin(request.headers))
    return Response.json({ error: 'forbidden' }, { status: 403, headers })
  try {
    const { type, reference } = grant
    const result = await refreshRecords([{ type, reference, action: 'update' }])
    const summary = toRefreshSummary(result, await readEditorLocale())
    return Response.json({ urls: result.urls, summary }, { headers })
  } catch (error) {
    if (!(error instanceof RefreshUnavailable)) throw error
    return Response.json({ error: 'unavailable' }, { status: 503, headers })
  }
}
