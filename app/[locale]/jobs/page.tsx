import type { Metadata } from 'next'
import { JobsView } from '@/components/jobs/jobs-view'
import { jobsPage } from '@/lib/pages/jobs'
import { renderMetadata, renderPage } from '../page-shell'

type Props = PageProps<'/[locale]/jobs'>

export default function JobsPage({ params }: Props) {
  return renderPage(jobsPage, 'page', params, ({ list }) => (
    <JobsView jobs={list.jobs} unavailable={list.unavailable} />
  ))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(jobsPage, params)
}
