import { cookies } from 'next/headers'
import { isOwnOrigin } from '@/lib/editors/form-request'
import { cookiePath, editorCookie } from '@/lib/preview/cookies'
import { routes } from '@/lib/routes'
import { deleteGrant, respondRefused, respondSeeOther } from '../preview-response'

/** Signs an editor out, and ends the preview of this browser. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  await deleteGrant()
  ;(await cookies()).delete({ name: editorCookie, path: cookiePath })
  return respondSeeOther(routes.editors())
}
