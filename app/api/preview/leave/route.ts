import { isOwnOrigin, readForm } from '@/lib/editors/form-request'
import { toOwnPath } from '@/lib/preview/own-path'
import { deleteGrant, respondRefused, respondSeeOther } from '../preview-response'

/** Ends the preview, and shows the page that visitors get. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  const form = await readForm(request)
  await deleteGrant()
  return respondSeeOther(toOwnPath(form?.get('path') ?? ''))
}
