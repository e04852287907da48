import { env } from '@/lib/env'
import { toWebUrl } from '@/lib/model/web-url'

/**
 * The URL of an article's first publication: the `url` of its record, where that is on another host than this site. An API
 * may give the URL of the article's own page there.
 */
export function toOriginalUrl(value: string | null | undefined, siteUrl = env.SITE_URL): string | null {
  const url = toWebUrl(value, new URL(siteUrl).origin)
  return url === null || hostOf(url) === hostOf(siteUrl) ? null : url
}

/** The host without `www.`, and its port where that is not the default of a scheme. */
function hostOf(url: string): string {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  return port === '' || port === '80' || port === '443' ? host : `${host}:${port}`
}
