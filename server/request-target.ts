import type { IncomingMessage } from 'node:http'
import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { isOnSite, toSitePath } from '@/lib/base-path'
import { isSiteSearch } from '@/lib/pages/urls/document-path'
import { paths } from '@/lib/routes'
import type { Rule } from './exchange'

/** A path without dot segments and without characters that a browser encodes, and what follows it. */
const canonicalTarget = /^((?:\/[\w~-][\w.~-]*)+|\/)(?:[?#]|$)/

/**
 * Turns a request target in absolute form, which proxies send, into a path and its Host header (RFC 9112, section 3.2.2). Other targets
 * stay as they are.
 */
export function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request
  if (!/^https?:\/\//i.test(url) || !canParseUrl(url)) return
  const { host, pathname, search } = new URL(url)
  request.url = pathname + search
  request.headers.host = host
}

/** At the root of the host too: whoever asks for them asks the process, and no proxy. */
const statusPaths = [paths.livez(), paths.readyz()]

/** Removes the path of SITE_URL from a request target. False for one outside of it, which this site does not have. */
export function enterSite(request: IncomingMessage): boolean {
  const { url = '/' } = request
  const [path = ''] = url.split(/[?#]/, 1)
  if (isOnSite(path)) request.url = toSitePath(url).replace(/^(?!\/)/, '/')
  return isOnSite(path) || statusPaths.includes(path)
}

/** The path as browsers write it; null for a request target that is not a path (RFC 9112, section 3.2). */
export function pathOf(target: string): string | null {
  const canonical = canonicalTarget.exec(target)
  if (canonical?.[1]) return canonical[1]
  const url = `http://site.invalid${target}`
  return target.startsWith('/') && canParseUrl(url) ? new URL(url).pathname : null
}

/**
 * No page or document depends on a query, and Next.js would store it in the page for the next visitors. A path with a slash at its end
 * keeps its query, because Next.js redirects it.
 */
export const removeQueries: Rule = ({ request, route }) => {
  const [path = '', query] = request.url?.split('?', 2) ?? []
  const isRead = route?.kind === 'page' || route?.kind === 'document'
  if (query !== undefined && isRead && !path.endsWith('/') && !isSiteSearch(path, query)) request.url = path
  return 'continue'
}
