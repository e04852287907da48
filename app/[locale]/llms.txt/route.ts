import { unstable_rethrow } from 'next/navigation'
import { getLlms } from '@/lib/documents/markdown/markdown-alternates'
import { staleIfError } from '@/lib/documents/stale-if-error'
import { isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { respondNotFound, respondUnavailable, respondWith } from '../../document-response'

export async function GET(request: Request, { params }: RouteContext<'/[locale]/llms.txt'>) {
  const { locale } = await params
  try {
    const body = isLocale(locale) ? await staleIfError(routes.llms(locale), () => getLlms(locale)) : null
    if (body === null) return respondNotFound('There is no page at this URL.')
    return respondWith(request, { body, type: 'text/plain; charset=utf-8', sharedMaxAge: 60 })
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return respondUnavailable()
  }
}
