import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { parsePage, routes } from '@/lib/routes'
import { describeArticles, drawArticles } from '../../articles-page'

type Props = PageProps<'/[locale]/articles/page/[page]'>

export function generateStaticParams(): { page: string }[] {
  return [{ page: '2' }]
}

export default function ArticlesPage({ params }: Props) {
  return drawArticles(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeArticles(toKey(params))
}

async function toKey(params: Props['params']) {
  const { locale, page } = await params
  if (page === '1') permanentRedirect(routes.articles(locale))
  return { locale, page: parsePage(page) }
}
