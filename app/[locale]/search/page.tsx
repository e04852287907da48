import type { Metadata } from 'next'
import { siteSearchPage } from '@/lib/pages/site-search'
import { renderMetadata, renderPage } from '../page-shell'
import { renderSiteSearch } from './render-site-search'

type Props = PageProps<'/[locale]/search'>

export default function SearchPage({ params }: Props) {
  return renderPage(siteSearchPage, 'page', params, renderSiteSearch)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(siteSearchPage, params)
}
