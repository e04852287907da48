import { respondWithMarkdown } from '@/app/api/markdown/markdown-response'
import { getClosedJob } from '@/lib/data/jobs/closed-jobs'
import { getJobMarkdown } from '@/lib/documents/markdown/markdown-alternates'
import { isLocale } from '@/lib/i18n/locales'
import { isSegment, routes } from '@/lib/routes'

type Context = RouteContext<'/api/markdown/[locale]/companies/[company]/jobs/[job]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, company, job } = await params
  return respondWithMarkdown(
    request,
    isLocale(locale) && isSegment(company) && isSegment(job)
      ? {
          page: routes.job(locale, company, job),
          read: () => readJob(company, job),
        }
      : null,
  )
}

async function readJob(companySlug: string, jobSlug: string) {
  const found = await getJobMarkdown(companySlug, jobSlug)
  if (found) return found
  const closed = await getClosedJob(companySlug, jobSlug)
  return closed?.name == null ? null : 'gone'
}
