import { respondWithDocument } from '@/app/cached-document-response'
import { respondWith } from '@/app/document-response'
import { getLlmsList } from '@/lib/documents/markdown/llms-files'
import { isLocale } from '@/lib/i18n/locales'
import { parseLlmsFile, routes } from '@/lib/routes'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/llms/[file]'>,
): Promise<Response> {
  const { locale, file } = await params
  const key = isLocale(locale) ? parseLlmsFile(file) : null
  const path = key && routes.llmsList(locale, key)
  return respondWithDocument(
    request,
    key && path ? { path, read: () => getLlmsList(locale, key) } : null,
    (body) => respondWith(request, { body, type: 'text/plain; charset=utf-8', sharedMaxAge: 60 }),
  )
}
