import type { CollectionPage, WebPage } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { toBreadcrumbList } from './breadcrumb-list'
import { ids, type Node } from './graph'
import { siteNodes } from './website'

export type GraphPage = {
  locale: string
  /** The canonical path. */
  path: string
  name: string
  breadcrumbs: Breadcrumbs
  image?: string | null
  /** The day of the last change, where the page has one. */
  updated?: string | null
}

/** The JSON-LD nodes of a page: the site, the page, its breadcrumbs and `things`, the first of which is its main entity. */
export function pageGraph(page: GraphPage, things: readonly Node[], type: PageType = 'WebPage'): Node[] {
  const breadcrumbList = toBreadcrumbList(page.breadcrumbs, page.path)
  const [main] = things
  const node: WebPage | CollectionPage = {
    '@type': type,
    '@id': ids.webPage(page.path),
    url: absoluteUrl(page.path),
    name: page.name,
    inLanguage: page.locale,
    isPartOf: { '@id': ids.website() },
    ...(page.updated && { dateModified: page.updated }),
    ...(breadcrumbList && { breadcrumb: { '@id': ids.breadcrumbs(page.path) } }),
    ...(page.image && {
      primaryImageOfPage: { '@type': 'ImageObject', contentUrl: absoluteUrl(page.image) },
    }),
    ...(main && { mainEntity: { '@id': idOf(main) } }),
  }
  return [...siteNodes(page.locale), node, ...(breadcrumbList ? [breadcrumbList] : []), ...things]
}

type PageType = 'WebPage' | 'CollectionPage'

function idOf(node: Node): string {
  if (!('@id' in node) || typeof node['@id'] !== 'string')
    throw new Error('The main entity of a page needs an @id')
  return node['@id']
}
