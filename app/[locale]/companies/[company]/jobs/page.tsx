import type { Metadata } from 'next'
import { listBuiltPages } from '@/lib/data/built-pages'
import { companyJobsPage } from '@/lib/pages/company-jobs'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../page-shell'
import { renderCompanyJobs } from './render-company-jobs'

type Props = PageProps<'/[locale]/companies/[company]/jobs'>

/** Next.js requires one path at least: a site without organizations returns one that does not exist. */
export async function generateStaticParams(): Promise<{ company: string }[]> {
  const { organizations } = await listBuiltPages()
  return organizations.length > 0
    ? organizations.map(({ slug }) => ({ company: slug }))
    : [{ company: noRecord }]
}

export default function CompanyJobsPage({ params }: Props) {
  return renderPage(companyJobsPage, 'company', params, renderCompanyJobs)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companyJobsPage, params)
}
