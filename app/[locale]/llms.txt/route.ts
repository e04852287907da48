import { getLlms } from '@/lib/documents/markdown/llms-files'
import { isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { respondWithDocument } from '../../cached-document-response'
import { respondWith } from '../../document-response'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/llms.txt'>,
): Promise<Response> {
  const { locale } = await params
  const path = routes.llms(locale)
  const document = isLocale(locale) ? { path, read: () => getLlms(locale) } : null
  return respondWithDocument(request, document, (body) =>
    respondWith(request, { body, type: 'text/plain; charset=utf-8', sharedMaxAge: 60 }),
  )
}
