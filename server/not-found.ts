import { noPath, notFoundPathOf } from '@/lib/pages/urls/not-found-path'
import { findRoute } from '@/lib/pages/urls/route-table'
import type { Exchange, Rule } from './exchange'
import { publicFiles } from './static-files'

/** Request targets that no page can have share a 404 page. */
export const showNotFound: Rule = (exchange) => {
  const found = notFoundPath(exchange)
  if (found === null) return 'continue'
  exchange.target = found
  exchange.request.url = found
  return findRoute(found)?.kind === 'page' ? 'continue' : 'render'
}

/** The path of the 404 page of a request target that no page can have; null for another target. */
export function notFoundPath({ request: { url = '/' }, path }: Exchange): string | null {
  if (publicFiles.has(path)) return null
  // No page has a URL with `.` or `..` segments, or with characters that a browser encodes.
  return url.split(/[?#]/, 1)[0] === path ? notFoundPathOf(url) : noPath(path)
}
