import type { Metadata } from 'next'
import { siteSearchPage } from '@/lib/pages/site-search'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../page-shell'
import { renderSiteSearch } from '../render-site-search'

type Props = PageProps<'/[locale]/search/[words]'>

/** The pages of all words are rendered on demand. Next.js requires at least one path. */
export function generateStaticParams(): { words: string }[] {
  return [{ words: noRecord }]
}

export default function SearchWordsPage({ params }: Props) {
  return renderPage(siteSearchPage, 'page', params, renderSiteSearch)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(siteSearchPage, params)
}
