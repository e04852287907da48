import { readField } from '@vitrine/api-contract/written-url'
import { siteOrigin } from '@/lib/env'

/** Browsers open underscores too, which are no letters of host names. */
const hostPattern = /^(?=.{1,253}$)(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/
/** Names of private networks: RFC 6761, RFC 6762 with its appendix G, RFC 8375, and those that ICANN does not delegate. */
const localPattern =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|home\.arpa|lan|invalid)$/
/**
 * Normalizes an upstream URL of a web page or a file, as `readField` reads it. Returns null if the URL is not safe to link to. A safe
 * URL has the scheme https or http, a public host name (with a dot, no IP address, not of the local network), and no user name
 * and no password. The site's own origin is safe, whatever its host.
 */
export function toWebUrl(value: string | null | undefined, ownOrigin = siteOrigin): string | null {
  const url = readField(value ?? '')
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? toSafe(url, ownOrigin) : null
}

/** `toWebUrl`, or the URL of an e-mail address or a telephone number: of a field, or as `readUrl` reads a link of a text. */
export function toContactUrl(value: string | null | undefined, read = readField): string | null {
  const url = read(value ?? '')
  if (url?.protocol === 'mailto:' || url?.protocol === 'tel:') return url.href
  return url && toSafe(url, siteOrigin)
}

function toSafe({ href, origin, hostname, username, password }: URL, ownOrigin: string): string | null {
  if (username !== '' || password !== '') return null
  return origin === ownOrigin || isPublicHostName(hostname) ? href : null
}

/** Whether a host name in lower case has a dot, is no IP address and is not one of the local network. */
export function isPublicHostName(hostname: string): boolean {
  return hostPattern.test(hostname) && !localPattern.test(hostname)
}
