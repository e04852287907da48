import { isDocument } from '@/lib/pages/urls/document-path'
import { noPath, notFoundPathOf } from '@/lib/pages/urls/not-found-path'
import { findRoute } from '@/lib/pages/urls/route-table'
import { publicFiles } from '@/lib/process/public-files'
import type { Exchange, Rule } from './exchange'
import { sendRedirect } from './redirects'
import { refuse } from './refuse'

/** Request targets that no page can have share a 404 page; those that no document can have get a text. */
export const showNotFound: Rule = (exchange) => {
  const found = notFoundPath(exchange)
  if (found === null) return 'continue'
  if (sendRedirect(exchange)) return 'responded'
  if (isDocument(exchange.path) || exchange.route?.kind === 'file') {
    refuse(exchange.request, exchange.response, 404, 'There is no page at this URL.')
    return 'responded'
  }
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
