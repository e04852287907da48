import { canParseUrl } from '@vitrine/api-contract/can-parse-url'

/** A path without dot segments and without characters that a browser encodes, and what follows it. */
const canonicalTarget = /^((?:\/[\w~-][\w.~-]*)+|\/)(?:[?#]|$)/

/** The path as browsers write it; null for a request target that is not a path (RFC 9112, section 3.2). */
export function pathOf(target: string): string | null {
  const canonical = canonicalTarget.exec(target)
  if (canonical?.[1]) return canonical[1]
  const url = `http://site.invalid${target}`
  return target.startsWith('/') && canParseUrl(url) ? new URL(url).pathname : null
}

/**
 * The request target of a path without its query: no page or document depends on one, and Next.js would store it in the page for the next visitors.
 * `_rsc` stays, by which Next.js checks the requests of its router.
 */
export function withoutQuery(path: string, query: string, isOfRouter: boolean): string {
  const hash = isOfRouter ? new URLSearchParams(query).get('_rsc') : null
  return hash === null ? path : `${path}?${new URLSearchParams({ _rsc: hash })}`
}
