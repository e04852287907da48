import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
/**
 * What the panel loads for an image of a page: a path of the site itself, or the URL on a host of IMAGE_HOSTS. Null for
 * every other image, which the content security policy refuses.
 */
export function toShownImage(url: string, siteUrl: string, hosts: readonly string[]): string | null {
  if (!canParseUrl(url, siteUrl)) return null
  const { origin, protocol, host, pathname, search, href } = new URL(url, siteUrl)
  if (origin === new URL(siteUrl).origin) return pathname + search
  return protocol === 'https:' && hosts.includes(host) ? href : null
}
