import { respondRefused, respondSeeOther } from '@/app/api/preview/preview-response'
import { isEditor } from '@/app/preview/editor-access'
import { startCheck } from '@/lib/editors/content-check/background-check'
import { isOwnOrigin } from '@/lib/editors/form-request'
import { routes } from '@/lib/routes'

/** Starts a check of the content, and shows its progress. It reads no body. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  if (!(await isEditor())) return respondSeeOther(routes.editors())
  startCheck()
  return respondSeeOther(routes.contentHealth())
}
