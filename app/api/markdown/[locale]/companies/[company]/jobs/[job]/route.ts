import { isArchivedJob } from '@/lib/data/jobs'
import { getJobTwin } from '@/lib/data/twins'
import { respondWithTwin } from '../../../../../twin-response'

type Context = RouteContext<'/api/markdown/[locale]/companies/[company]/jobs/[job]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, company, job } = await params
  return respondWithTwin(request, locale, async () => {
    const twin = await getJobTwin(company, job)
    return twin ?? ((await isArchivedJob(company, job)) ? 'gone' : null)
  })
}
