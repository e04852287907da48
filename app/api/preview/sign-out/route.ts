import { cookies } from 'next/headers'
import { isOwnOrigin } from '@/lib/editors/form-request'
import { editorCookie } from '@/lib/preview/cookies'
import { routes } from '@/lib/routes'
import { respondRefused, respondSeeOther } from '../preview-response'

/** Signs an editor out. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  ;(await cookies()).delete(editorCookie)
  return respondSeeOther(routes.editors())
}
