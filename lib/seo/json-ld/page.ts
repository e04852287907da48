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

/**
 * The JSON-LD nodes of a page: the site, the page, its breadcrumbs and `things`, the first of which is its main entity. Where these
 * describe the publisher of the site, which can be its employer, it has no second node.
 */
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
  const site = siteNodes(page.locale).filter((own) => !describes(things, idOf(own)))
  return [...site, node, ...(breadcrumbList ? [breadcrumbList] : []), ...things]
}

type PageType = 'WebPage' | 'CollectionPage'

/** Whether a node of this id, and not only a reference to it, is somewhere in a value. */
function describes(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isOwn = '@id' in value && value['@id'] === id && Object.keys(value).length > 1
  return isOwn || Object.values(value).some((part) => describes(part, id))
}

function idOf(node: Node): string {
  if (!('@id' in node) || typeof node['@id'] !== 'string')
    throw new Error('The main entity of a page needs an @id')
  return node['@id']
}
