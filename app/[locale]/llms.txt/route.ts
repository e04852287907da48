import { getLlms } from '@/lib/data/twins'
import { isLocale } from '@/lib/i18n/locales'
import { respondMissing, respondWith } from '../../document-response'

export async function GET(request: Request, { params }: RouteContext<'/[locale]/llms.txt'>) {
  const { locale } = await params
  if (!isLocale(locale)) return respondMissing('There is nothing at this address.')
  const body = await getLlms(locale)
  return respondWith(request, { body, type: 'text/plain; charset=utf-8', sharedMaxAge: 60 })
}
