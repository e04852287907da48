import { unstable_rethrow } from 'next/navigation'
import { getLlms } from '@/lib/documents/markdown/markdown-alternates'
import { orLastGood } from '@/lib/documents/stale-if-error'
import { isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { respondMissing, respondUnavailable, respondWith } from '../../document-response'

export async function GET(request: Request, { params }: RouteContext<'/[locale]/llms.txt'>) {
  const { locale } = await params
  try {
    const body = isLocale(locale) ? await orLastGood(routes.llms(locale), () => getLlms(locale)) : null
    if (body === null) return respondMissing('There is nothing at this address.')
    return respondWith(request, { body, type: 'text/plain; charset=utf-8', sharedMaxAge: 60 })
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return respondUnavailable()
  }
}
