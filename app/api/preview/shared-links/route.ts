import { cookies } from 'next/headers'
import { isOwnOrigin, readForm } from '@/lib/editors/form-request'
import { addSharedLink, removeSharedLink } from '@/lib/editors/shared-links'
import { env } from '@/lib/env'
import { editorCookie, isEditorToken, readGrant } from '@/lib/preview/cookies'
import { shareDays } from '@/lib/preview/preview-token'
import { logWarning } from '@/lib/process/log'
import { routes } from '@/lib/routes'
import { respondFormError, respondRefused, respondSeeOther } from '../preview-response'

/**
 * Makes a link that shows the record of `token` for some `days`, or revokes the link `revoke`, and shows the page again from which the
 * form was sent: that of `token`, else the editors' start page.
 */
export async function POST(request: Request): Promise<Response> {
  if (env.PREVIEW_SECRET === undefined) return respondRefused(request, 'off')
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  if (!isEditorToken((await cookies()).get(editorCookie)?.value)) return respondSeeOther(routes.editors())
  const form = await readForm(request)
  const token = form?.get('token') ?? ''
  const signed = readGrant(token)
  const subject = typeof signed === 'object' && signed.grant.kind === 'record' ? signed.grant : null
  const revoked = form?.get('revoke') ?? null
  const share = (query: Record<string, string>) => respondSeeOther(routes.previewShare(token, query))
  try {
    if (revoked !== null) {
      await removeSharedLink(revoked)
      return subject ? share({}) : respondSeeOther(`${routes.editors()}#shared`)
    }
    const days = shareDays.find((known) => String(known) === form?.get('days'))
    if (!subject || days === undefined)
      return respondRefused(request, signed === 'expired' ? signed : 'invalid')
    const id = await addSharedLink(subject, days)
    return share(id === null ? { error: 'full' } : { link: id })
  } catch (error) {
    logWarning('The shared links cannot be changed', {}, error)
    return subject ? share({ error: 'failed' }) : respondFormError(request, 'failed')
  }
}
