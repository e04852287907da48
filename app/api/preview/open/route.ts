import { cookies } from 'next/headers'
import { isOwnOrigin, ownOrigins, readForm } from '@/lib/editors/form-request'
import { findPreviewTarget } from '@/lib/editors/preview-target'
import { env } from '@/lib/env'
import { fromLocalTime } from '@/lib/model/date'
import { editorCookie, isEditorToken } from '@/lib/preview/cookies'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { type PreviewGrant, previewSeconds } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { respondFormError, respondRefused, respondSeeOther } from '../preview-response'

/** Opens what a form of the editors' start page names: the record of `target`, or the site at the time `at`. */
export async function POST(request: Request): Promise<Response> {
  const secret = env.PREVIEW_SECRET
  if (secret === undefined) return respondRefused(request, 'off')
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  if (!isEditorToken((await cookies()).get(editorCookie)?.value)) return respondSeeOther(routes.editors())
  const form = await readForm(request)
  const at = form?.get('at') ?? null
  const grant =
    at === null ? await toRecordGrant(form?.get('target') ?? '', request.headers) : toSiteGrant(at)
  if (!grant)
    return respondFormError(request, at === null ? 'target' : 'time', at ?? form?.get('target') ?? '')
  const now = new Date()
  const expires = Math.floor(now.getTime() / 1000) + previewSeconds
  return respondSeeOther(toPreviewLink(secret, { grant, expires }, now))
}

async function toRecordGrant(target: string, headers: Headers): Promise<PreviewGrant | null> {
  const subject = await findPreviewTarget(target, ownOrigins(headers))
  return subject && { kind: 'record', ...subject }
}

function toSiteGrant(at: string): PreviewGrant | null {
  const time = fromLocalTime(at, env.SITE_TIME_ZONE)
  return time && { kind: 'site', at: time.toISOString() }
}
