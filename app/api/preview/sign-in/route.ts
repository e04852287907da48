import { isOwnOrigin, readForm } from '@/lib/editors/form-request'
import { env } from '@/lib/env'
import { editorSeconds } from '@/lib/preview/preview-token'
import { isEqualSecret } from '@/lib/preview/signature'
import { routes } from '@/lib/routes'
import { respondFormError, respondRefused, respondSeeOther, storeGrant } from '../preview-response'

/** Signs an editor in who types PREVIEW_SECRET. The server limits the attempts of a client. */
export async function POST(request: Request): Promise<Response> {
  const secret = env.PREVIEW_SECRET
  if (secret === undefined) return respondRefused(request, 'off')
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  const form = await readForm(request)
  if (!isEqualSecret(form?.get('secret')?.trim() ?? '', secret)) return respondFormError(request, 'secret')
  await storeGrant(secret, {
    grant: { kind: 'editor' },
    expires: Math.floor(Date.now() / 1000) + editorSeconds,
  })
  return respondSeeOther(routes.editors())
}
