import type { Metadata } from 'next'
import { SavedView } from '@/components/saved/saved-view'
import { savedPage } from '@/lib/pages/saved'
import { renderMetadata, renderPage } from '../page-shell'

type Props = PageProps<'/[locale]/saved'>

export default function SavedPage({ params }: Props) {
  return renderPage(savedPage, 'page', params, () => <SavedView />)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(savedPage, params)
}
