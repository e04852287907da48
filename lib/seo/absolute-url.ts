import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { isOnSite, toSitePath } from '@/lib/base-path'
import { siteOrigin } from '@/lib/env'

/** The absolute form of the path of a URL of this site. An absolute URL stays as it is. */
export function absoluteUrl(url: string): string {
  return new URL(url, siteOrigin).href
}

/** The path within the site of an absolute URL of this site, without query and fragment. Null for every other text. */
export function sitePathOf(url: string): string | null {
  if (!canParseUrl(url)) return null
  const { protocol, host, pathname } = new URL(url)
  const isOwn = /^https?:$/.test(protocol) && host === new URL(siteOrigin).host && isOnSite(pathname)
  return isOwn ? toSitePath(pathname) : null
}
