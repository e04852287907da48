import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { parseKey, parsePage, routes } from '@/lib/routes'
import { describeCollection, drawCollection } from '../../collection-page'

type Props = PageProps<'/[locale]/collections/[collection]/page/[page]'>

/** Numbered pages are made when they are first asked for; this one does not exist. */
export function generateStaticParams(): { collection: string; page: string }[] {
  return [{ collection: 'none', page: 'none' }]
}

export default function CollectionPage({ params }: Props) {
  return drawCollection(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeCollection(toKey(params))
}

async function toKey(params: Props['params']) {
  const { locale, collection, page } = await params
  const key = parseKey(collection)
  if (page === '1' && key) permanentRedirect(routes.collection(locale, key))
  return { locale, collection, page: parsePage(page) }
}
