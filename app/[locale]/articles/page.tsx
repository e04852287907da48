import type { Metadata } from 'next'
import { describeArticles, drawArticles } from './articles-page'

export default function ArticlesPage({ params }: PageProps<'/[locale]/articles'>) {
  return drawArticles(async () => ({ ...(await params), page: 1 }))
}

export async function generateMetadata({ params }: PageProps<'/[locale]/articles'>): Promise<Metadata> {
  return describeArticles({ ...(await params), page: 1 })
}
