import { respondWithTwin } from '@/app/api/markdown/markdown-response'
import { getClosedJob } from '@/lib/data/closed-jobs'
import { getJobTwin } from '@/lib/documents/markdown/markdown-alternates'

type Context = RouteContext<'/api/markdown/[locale]/companies/[company]/jobs/[job]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, company, job } = await params
  return respondWithTwin(request, locale, async () => {
    const twin = await getJobTwin(company, job)
    if (twin) return twin
    const closed = await getClosedJob(company, job)
    return closed?.name == null ? null : 'gone'
  })
}
