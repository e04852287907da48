import { SiteSearchView } from '@/components/search/site-search-view'
import { type SiteSearchContent, siteSearchTitle } from '@/lib/pages/site-search'

/** The body of every page of the site search. */
export function renderSiteSearch(content: SiteSearchContent) {
  return <SiteSearchView content={content} title={siteSearchTitle(content)} />
}
