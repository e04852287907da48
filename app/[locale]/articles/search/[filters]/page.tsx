import type { Metadata } from 'next'
import { articlesPage } from '@/lib/pages/articles'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../page-shell'
import { renderArticles } from '../../render-articles'

type Props = PageProps<'/[locale]/articles/search/[filters]'>

/** All states are rendered on demand. Next.js requires at least one path. */
export function generateStaticParams(): { filters: string }[] {
  return [{ filters: noRecord }]
}

export default function ArticleSearchPage({ params }: Props) {
  return renderPage(articlesPage, 'page', params, renderArticles)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(articlesPage, params)
}
