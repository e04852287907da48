import type { CollectionPage, WebPage } from 'schema-dts'
import type { Trail } from '@/lib/pages/breadcrumbs'
import { toBreadcrumb } from './breadcrumb'
import { absolute, ids, type Node } from './graph'
import { siteNodes } from './website'

export type GraphPage = {
  /** Of the interface. */
  locale: string
  /** The canonical path. */
  path: string
  name: string
  trail: Trail
  image?: string | null
}

/** The graph of a page: the site, the page, its trail, and the things it shows, the first of which it is about. */
export function pageGraph(page: GraphPage, things: readonly Node[], type: PageType = 'WebPage'): Node[] {
  const breadcrumb = toBreadcrumb(page.trail, page.path)
  const [main] = things
  const node: WebPage | CollectionPage = {
    '@type': type,
    '@id': ids.webPage(page.path),
    url: absolute(page.path),
    name: page.name,
    inLanguage: page.locale,
    isPartOf: { '@id': ids.website() },
    ...(breadcrumb && { breadcrumb: { '@id': ids.breadcrumb(page.path) } }),
    ...(page.image && { primaryImageOfPage: { '@type': 'ImageObject', contentUrl: absolute(page.image) } }),
    ...(main && { mainEntity: { '@id': idOf(main) } }),
  }
  return [...siteNodes(), node, ...(breadcrumb ? [breadcrumb] : []), ...things]
}

type PageType = 'WebPage' | 'CollectionPage'

function idOf(node: Node): string {
  if (!('@id' in node) || typeof node['@id'] !== 'string') throw new Error('A node without an @id')
  return node['@id']
}
