import { respondWithMarkdown } from '@/app/api/markdown/markdown-response'
import { getClosedJob } from '@/lib/data/closed-jobs'
import { getJobMarkdown } from '@/lib/documents/markdown/markdown-alternates'

type Context = RouteContext<'/api/markdown/[locale]/companies/[company]/jobs/[job]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, company, job } = await params
  return respondWithMarkdown(request, locale, async () => {
    const found = await getJobMarkdown(company, job)
    if (found) return found
    const closed = await getClosedJob(company, job)
    return closed?.name == null ? null : 'gone'
  })
}
