import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { ids } from './graph'

/** Null where the page has fewer than two breadcrumbs. `path` is that of the page. */
export function toBreadcrumbList(breadcrumbs: Breadcrumbs, path: string): BreadcrumbList | null {
  if (breadcrumbs.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs(path),
    itemListElement: breadcrumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: absoluteUrl(href) }),
    })),
  }
}
