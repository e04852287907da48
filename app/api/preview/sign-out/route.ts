import { cookies, draftMode } from 'next/headers'
import { isOwnOrigin } from '@/lib/editors/form-request'
import { editorCookie, previewCookie } from '@/lib/preview/cookies'
import { routes } from '@/lib/routes'
import { respondRefused, respondSeeOther } from '../preview-response'

/** Signs an editor out, and ends the preview of this browser. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  ;(await draftMode()).disable()
  const jar = await cookies()
  for (const name of [editorCookie, previewCookie]) jar.delete(name)
  return respondSeeOther(routes.editors())
}
