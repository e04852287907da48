import type { Metadata } from 'next'
import { listCollections } from '@/lib/data/articles/article-groups'
import { builtLimits } from '@/lib/data/built-pages'
import { collectionPage } from '@/lib/pages/collection'
import { routes } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../page-shell'
import { renderCollection } from './render-collection'

type Props = PageProps<'/[locale]/collections/[collection]'>

/** The collections with the latest articles, and a path that does not exist, because Next.js requires at least one path. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const records = (await listCollections(params.locale)).slice(0, builtLimits.collections)
  const segments = records.map((record) => routes.collection(params.locale, record).split('/').at(-1))
  return [...segments, 'none'].map((segment) => ({ collection: segment }))
}

export default function CollectionPage({ params }: Props) {
  return renderPage(collectionPage, 'collection', params, renderCollection)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(collectionPage, params)
}
