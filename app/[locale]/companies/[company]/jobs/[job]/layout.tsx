import { ClosedJobView } from '@/components/jobs/closed-job-view'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { getClosedJob } from '@/lib/data/jobs/closed-jobs'
import { jobPage } from '@/lib/pages/job'
import { renderNotFoundLayout } from '../../../../page-shell'

export default async function JobLayout({
  children,
  params,
}: LayoutProps<'/[locale]/companies/[company]/jobs/[job]'>) {
  const notFoundPage = await renderNotFoundLayout(
    jobPage,
    'job',
    params,
    async ({ company = '', job = '' }) => {
      const closed = await getClosedJob(company, job)
      return closed ? <ClosedJobView closed={closed} /> : <NotFoundPage kind="job" />
    },
  )
  return (
    <>
      {notFoundPage}
      {children}
    </>
  )
}
