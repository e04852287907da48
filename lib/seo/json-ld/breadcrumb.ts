import type { BreadcrumbList } from 'schema-dts'
import type { Trail } from '@/lib/pages/breadcrumbs'
import { absolute, ids } from './graph'

/** The visible trail of the page at `path`. Null where there is none to follow. */
export function toBreadcrumb(trail: Trail, path: string): BreadcrumbList | null {
  if (trail.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(path),
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: absolute(href) }),
    })),
  }
}
