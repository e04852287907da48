import type { Metadata } from 'next'
import { CollectionsView } from '@/components/articles/collections-view'
import { collectionsPage } from '@/lib/pages/collections'
import { renderMetadata, renderPage } from '../page-shell'

type Props = PageProps<'/[locale]/collections'>

export default function CollectionsPage({ params }: Props) {
  return renderPage(collectionsPage, 'page', params, ({ collections }) => (
    <CollectionsView collections={collections} />
  ))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(collectionsPage, params)
}
