import type { Metadata } from 'next'
import { companyJobsPage } from '@/lib/pages/company-jobs'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../../../page-shell'
import { renderCompanyJobs } from '../../render-company-jobs'

type Props = PageProps<'/[locale]/companies/[company]/jobs/page/[page]'>

/** All are rendered on demand. Next.js requires at least one path. */
export function generateStaticParams(): { company: string; page: string }[] {
  return [{ company: noRecord, page: '2' }]
}

export default function NumberedCompanyJobsPage({ params }: Props) {
  return renderPage(companyJobsPage, 'company', params, renderCompanyJobs)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companyJobsPage, params)
}
