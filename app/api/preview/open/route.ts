import { cookies } from 'next/headers'
import type { FormError } from '@/lib/editors/form-error'
import { isOwnOrigin, ownOrigins, readForm } from '@/lib/editors/form-request'
import { readPreviewState } from '@/lib/editors/preview-state'
import { findPreviewTarget, toTargetName } from '@/lib/editors/preview-target'
import { env } from '@/lib/env'
import { fromLocalTime } from '@/lib/model/date'
import { editorCookie, isEditorToken } from '@/lib/preview/cookies'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { type PreviewGrant, type PreviewSubject, previewSeconds } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { respondFormError, respondRefused, respondSeeOther } from '../preview-response'

/** Opens what a form of the editors' start page names: the record of `target`, or the site at the time `at`. */
export async function POST(request: Request): Promise<Response> {
  const secret = env.PREVIEW_SECRET
  if (secret === undefined) return respondRefused(request, 'off')
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  if (!isEditorToken((await cookies()).get(editorCookie)?.value)) return respondSeeOther(routes.editors())
  const form = await readForm(request)
  const [target, at] = [form?.get('target') ?? '', form?.get('at') ?? null]
  const grant = at === null ? await findRecord(target, request.headers) : toSiteGrant(at)
  if (typeof grant === 'string') return respondFormError(request, grant, at ?? target)
  const now = new Date()
  const expires = Math.floor(now.getTime() / 1000) + previewSeconds
  return respondSeeOther(toPreviewLink(secret, { grant, expires }, now))
}

async function findRecord(target: string, headers: Headers): Promise<PreviewGrant | FormError> {
  const origins = ownOrigins(headers)
  if (toTargetName(target, origins) === null) return 'target'
  const subject = await findPreviewTarget(target, origins)
  return subject === null || (await isMissing(subject)) ? 'unknown' : { kind: 'record', ...subject }
}

/** A hosted API can have a record later: its preview waits for that. */
async function isMissing(subject: PreviewSubject): Promise<boolean> {
  if (env.API_BASE_URL !== undefined) return false
  const read = await readPreviewState(subject)
  return 'problem' in read && read.problem.kind === 'not-found'
}

function toSiteGrant(at: string): PreviewGrant | FormError {
  const time = fromLocalTime(at, env.SITE_TIME_ZONE)
  return time ? { kind: 'site', at: time.toISOString() } : 'time'
}
