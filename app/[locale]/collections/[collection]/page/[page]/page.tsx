import type { Metadata } from 'next'
import { collectionPage } from '@/lib/pages/collection'
import { renderMetadata, renderPage } from '../../../../page-shell'
import { renderCollection } from '../../render-collection'

type Props = PageProps<'/[locale]/collections/[collection]/page/[page]'>

/** Next.js requires at least one path. This one does not exist, because all numbered pages are rendered on demand. */
export function generateStaticParams(): { collection: string; page: string }[] {
  return [{ collection: 'none', page: 'none' }]
}

export default function CollectionPage({ params }: Props) {
  return renderPage(collectionPage, 'collection', params, renderCollection)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(collectionPage, params)
}
