import { respondWithDocument } from '@/app/cached-document-response'
import { respondWith } from '@/app/document-response'
import { getJobList } from '@/lib/documents/json/job-list'
import { isLocale } from '@/lib/i18n/locales'
import { isSegment, routes } from '@/lib/routes'
import { anyOrigin } from '@/lib/settings/security-headers'

/** The open jobs of an organization, which pages of every origin may read. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/companies/[company]/jobs.json'>,
): Promise<Response> {
  const { locale, company } = await params
  const isPath = isLocale(locale) && isSegment(company)
  return respondWithDocument(
    request,
    isPath ? { path: routes.jobList(locale, company), read: () => getJobList(locale, company) } : null,
    (body) =>
      respondWith(request, {
        body,
        type: 'application/json',
        sharedMaxAge: 60,
        headers: { ...anyOrigin, 'X-Robots-Tag': 'noindex' },
      }),
  )
}
