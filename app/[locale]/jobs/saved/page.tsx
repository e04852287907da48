import type { Metadata } from 'next'
import { SavedJobsView } from '@/components/jobs/saved/saved-jobs-view'
import { savedJobsPage } from '@/lib/pages/saved-jobs'
import { renderMetadata, renderPage } from '../../page-shell'

type Props = PageProps<'/[locale]/jobs/saved'>

export default function SavedJobsPage({ params }: Props) {
  return renderPage(savedJobsPage, 'page', params, () => <SavedJobsView />)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(savedJobsPage, params)
}
