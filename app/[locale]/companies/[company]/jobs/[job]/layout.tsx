import { drawAbsence } from '@/app/[locale]/page-shell'
import { ClosedJobView } from '@/components/jobs/closed-job-view'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { getClosedJob } from '@/lib/data/closed-jobs'
import { getJob } from '@/lib/data/jobs'
import { getOrganization } from '@/lib/data/organizations'

export default async function JobLayout({
  children,
  params,
}: LayoutProps<'/[locale]/companies/[company]/jobs/[job]'>) {
  const absence = await drawAbsence('job', params, async ({ company, job: slug }) => {
    const [job, organization] = await Promise.all([getJob(company, slug), getOrganization(company)])
    if (job && organization) return null
    const closed = await getClosedJob(company, slug)
    return closed ? <ClosedJobView closed={closed} /> : <NotFoundPage kind="job" />
  })
  return (
    <>
      {absence}
      {children}
    </>
  )
}
