import type { Metadata } from 'next'
import { jobsPage } from '@/lib/pages/jobs'
import { renderMetadata, renderPage } from '../../../page-shell'
import { renderJobs } from '../../render-jobs'

type Props = PageProps<'/[locale]/jobs/page/[page]'>

/** Page 2; the others are rendered on demand. */
export function generateStaticParams(): { page: string }[] {
  return [{ page: '2' }]
}

export default function NumberedJobsPage({ params }: Props) {
  return renderPage(jobsPage, 'page', params, renderJobs)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(jobsPage, params)
}
