import type { Metadata } from 'next'
import { jobsPage } from '@/lib/pages/jobs'
import { renderMetadata, renderPage } from '../page-shell'
import { renderJobs } from './render-jobs'

type Props = PageProps<'/[locale]/jobs'>

export default function JobsPage({ params }: Props) {
  return renderPage(jobsPage, 'page', params, renderJobs)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(jobsPage, params)
}
