import { startPreview } from '@/app/preview-session'
import { readPreviewState } from '@/lib/editors/preview-state'

const headers = { 'Cache-Control': 'private, no-store' }

/** The version of the previewed record, with which the bar decides whether the page has changed. */
export async function GET(_: Request, { params }: RouteContext<'/preview/[token]/state'>): Promise<Response> {
  const { token } = await params
  const preview = await startPreview(token, '')
  if (typeof preview === 'string') return Response.json({ error: preview }, { status: 403, headers })
  const { grant } = preview
  if (grant.kind !== 'record') return Response.json({ version: null, status: null }, { headers })
  const read = await readPreviewState(grant)
  if ('problem' in read) return Response.json({ error: read.problem.kind }, { status: 503, headers })
  const { version, status } = read.state
  return Response.json({ version, status }, { headers })
}
