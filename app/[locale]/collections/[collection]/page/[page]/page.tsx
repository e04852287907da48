import type { Metadata } from 'next'
import { describeCollection, drawCollection } from '../../collection-page'

type Props = PageProps<'/[locale]/collections/[collection]/page/[page]'>

/** Numbered pages are made when they are first asked for; this one does not exist. */
export function generateStaticParams(): { collection: string; page: string }[] {
  return [{ collection: 'none', page: 'none' }]
}

export default function CollectionPage({ params }: Props) {
  return drawCollection(() => params)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeCollection(await params)
}
