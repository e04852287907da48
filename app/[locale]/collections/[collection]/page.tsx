import type { Metadata } from 'next'
import { listCollections } from '@/lib/data/articles'
import { routes } from '@/lib/routes'
import { describeCollection, drawCollection } from './collection-page'

type Props = PageProps<'/[locale]/collections/[collection]'>

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const records = (await listCollections(params.locale)).slice(0, 50)
  const segments = records.map((record) => routes.collection(params.locale, record).split('/').at(-1))
  return [...segments, 'none'].map((segment) => ({ collection: segment }))
}

export default function CollectionPage({ params }: Props) {
  return drawCollection(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeCollection(toKey(params))
}

async function toKey(params: Props['params']) {
  return { ...(await params), page: 1 }
}
