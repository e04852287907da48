import { cookies, draftMode } from 'next/headers'
import { readEditorLocale } from '@/app/preview/editor-access'
import { type FormError, formErrorQuery } from '@/lib/editors/form-error'
import { acceptsHtml, toRefusalPage } from '@/lib/editors/refusal-page'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import {
  cookieOptions,
  cookiePath,
  draftModeCookie,
  editorCookie,
  previewCookie,
} from '@/lib/preview/cookies'
import { type SignedGrant, toPreviewToken } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'

const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** A redirect to a path of this site. `Location` is relative, so that it never leaves the host of the request. */
export function respondSeeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: path } })
}

/** The cookie and draft mode for a record or the site at a time; the cookie of an editor for the pages of editors. */
export async function storeGrant(secret: string, signed: SignedGrant): Promise<void> {
  const token = toPreviewToken(secret, signed, new Date())
  const store = await cookies()
  if (signed.grant.kind === 'editor') {
    store.set(editorCookie, token, cookieOptions(signed.expires))
    return
  }
  ;(await draftMode()).enable()
  await limitDraftMode()
  store.set(previewCookie, token, cookieOptions(signed.expires))
}

/** Ends the preview of a browser. */
export async function deleteGrant(): Promise<void> {
  ;(await draftMode()).disable()
  await limitDraftMode()
  ;(await cookies()).delete({ name: previewCookie, path: cookiePath })
}

/** Next.js gives its cookie the path of the host. */
async function limitDraftMode(): Promise<void> {
  const store = await cookies()
  const draft = store.get(draftModeCookie)
  if (draft) store.set({ ...draft, path: cookiePath })
}

/** Shows the form again with what is wrong. Clients that show no HTML get the status and a text. */
export async function respondFormError(request: Request, error: FormError, value = ''): Promise<Response> {
  if (!acceptsHtml(request.headers.get('accept'))) return respondRefused(request, error)
  return respondSeeOther(routes.editors(formErrorQuery(error, value)))
}

const refusals = {
  off: { status: 404, error: 'not_found' },
  invalid: { status: 403, error: 'invalid_link' },
  expired: { status: 403, error: 'expired_link' },
  origin: { status: 403, error: 'forbidden' },
  secret: { status: 401, error: 'unauthorized' },
  target: { status: 404, error: 'not_found' },
  unknown: { status: 404, error: 'not_found' },
  time: { status: 400, error: 'validation_failed' },
  failed: { status: 503, error: 'unavailable' },
  large: { status: 413, error: 'validation_failed' },
} as const

type RefusalCode = keyof typeof refusals

/** The reason as a page for a browser, and in the API's error shape for every other client. */
export async function respondRefused(request: Request, reason: RefusalCode): Promise<Response> {
  const locale = await readEditorLocale()
  const t = editorTranslatorFor(locale)
  const { status, error } = refusals[reason]
  const text = t(`Preview.refusals.${reason}`)
  if (!acceptsHtml(request.headers.get('accept')))
    return Response.json({ error, error_description: text }, { status, headers })
  const title = t(
    reason === 'origin' || reason === 'large' ? 'Preview.refusals.formTitle' : 'Preview.refusals.title',
  )
  const body = toRefusalPage(locale, title, text)
  return new Response(body, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}
