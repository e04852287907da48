import type { Metadata } from 'next'
import { describeArticles, drawArticles } from './articles-page'

type Props = PageProps<'/[locale]/articles'>

export default function ArticlesPage({ params }: Props) {
  return drawArticles(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeArticles(toKey(params))
}

async function toKey(params: Props['params']) {
  return { ...(await params), page: 1 }
}
