import { matchRoutes } from './page-route'
import { pages } from './registry'

const pageRoutes = pages.flatMap((page) => page.routes.map((route) => ({ page, route })))

/** The kinds of pages that can have the path, each with its route and params. */
export function matchPages(path: string) {
  return matchRoutes(pageRoutes, path)
}
