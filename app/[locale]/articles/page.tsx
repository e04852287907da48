import type { Metadata } from 'next'
import { articlesPage } from '@/lib/pages/articles'
import { renderMetadata, renderPage } from '../page-shell'
import { renderArticles } from './render-articles'

type Props = PageProps<'/[locale]/articles'>

export default function ArticlesPage({ params }: Props) {
  return renderPage(articlesPage, 'page', params, renderArticles)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(articlesPage, params)
}
