import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { env } from '@/lib/env'

const hostPattern = /^(?=.{1,253}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/
/** Names of private networks: RFC 6761, RFC 6762 with its appendix G, RFC 8375, and those that ICANN does not delegate. */
const localPattern =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|home\.arpa|lan|invalid)$/
const maxLength = 2048
const siteOrigin = new URL(env.SITE_URL).origin

/**
 * Normalizes an upstream URL. Returns null if the URL is not safe to link to. A safe URL has the scheme https or http,
 * the scheme's own port, a public host name (with a dot, no IP address, not of the local network), and at most 2,048
 * characters. It has no user name, password, space, control character or backslash. The site's own origin is safe,
 * whatever its host and port. If a URL has two schemes (`http://https://...`), the first scheme is removed
 * (docs/read-api-behaviour.md, section 1.3).
 */
export function toWebUrl(value: string | null | undefined, ownOrigin = siteOrigin): string | null {
  const text = value?.trim().replace(/^https?:\/\/(?=https?:\/\/)/i, '')
  if (!text || text.length > maxLength || /[\p{Cc}\p{Cs}\\\s]/u.test(text) || !canParseUrl(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '') return null
  // Normalizing encodes characters, which makes the URL longer.
  if (url.href.length > maxLength || (url.origin !== ownOrigin && !isPublicHost(url))) return null
  return url.href
}

function isPublicHost({ hostname, port }: URL): boolean {
  return port === '' && isPublicHostName(hostname)
}

/** Whether a host name in lower case has a dot, is no IP address and is not one of the local network. */
export function isPublicHostName(hostname: string): boolean {
  return hostPattern.test(hostname) && !localPattern.test(hostname)
}
