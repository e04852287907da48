import { cookies } from 'next/headers'
import { basePath, toSitePath } from '@/lib/base-path'
import { isOwnOrigin, readForm } from '@/lib/editors/form-request'
import { defaultLocale } from '@/lib/i18n/locales'
import { findPage } from '@/lib/pages/urls/find-page'
import { editorCookie, isEditorToken } from '@/lib/preview/cookies'
import { toOwnPath } from '@/lib/preview/own-path'
import { routes } from '@/lib/routes'
import { deleteGrant, respondRefused, respondSeeOther } from '../preview-response'

/** Ends the preview, and shows the page that visitors get; where they get none, the start page of an editor, or the home page. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  const form = await readForm(request)
  const path = toOwnPath(form?.get('path') ?? '')
  const found = await findPage(toSitePath(path))
  await deleteGrant()
  if (found.kind !== 'none') return respondSeeOther(found.kind === 'page' ? path : basePath + found.path)
  const [, locale = defaultLocale] = toSitePath(path).split('/')
  const isEditor = isEditorToken((await cookies()).get(editorCookie)?.value)
  return respondSeeOther(isEditor ? routes.editors() : routes.home(locale))
}
